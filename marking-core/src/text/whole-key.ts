import { normalise } from './normalise.ts';

const unevenSpaces = /\s\s|[^\S ]/;
const endings = ' .,;:!?';

/** What equal whole answers share: case, outer spaces and final punctuation do not count. */
export function wholeKey(text: string): string {
  const small = normalise(text).text;
  const plain = unevenSpaces.test(small) ? small.replace(/\s+/g, ' ') : small;
  let end = plain.length;
  while (end > 0 && endings.includes(plain.charAt(end - 1))) end--;
  return plain.slice(0, end).trim();
}
