/**
 * A sorted list of lower-case words in less room, for a page to load: each word is a capital letter that says how many letters it
 * shares with the word before (A none, B one, … Z twenty-five), then the rest of it. `reflect reflex refer` is `AreflectFxDer`.
 */
export function packWords(words: readonly string[]): string {
  return words.map((word, index) => packWord(word, words[index - 1] ?? '')).join('');
}

/** The words that `packWords` packed, in their order, separated by spaces. White space in `packed` is passed over. */
export function unpackWords(packed: string): string {
  const words: string[] = [];
  for (const [, shared = 'A', rest = ''] of packed.replace(/\s+/g, '').matchAll(/([A-Z])([^A-Z]*)/g))
    words.push((words.at(-1) ?? '').slice(0, shared.charCodeAt(0) - firstMark) + rest);
  return words.join(' ');
}

const firstMark = 'A'.charCodeAt(0);
const mostShared = 25;

function packWord(word: string, previous: string): string {
  let shared = 0;
  while (shared < mostShared && shared < previous.length && word[shared] === previous[shared]) shared += 1;
  return String.fromCharCode(firstMark + shared) + word.slice(shared);
}
