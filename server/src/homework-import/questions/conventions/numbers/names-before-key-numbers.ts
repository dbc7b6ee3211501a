import { splitKey } from '../../key/split-key.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

/** 'B   5 habite' and 'Translation: 11 It is late.'; 'it burns skin     1' ends with its mark. */
const named =
  /^(?:\p{Lu}|\p{L}[\p{L} &’'/-]{2,39}?(?:\s\w)?)(?:\s*[:.)–—-]+\s*|\s{2,}|\s*\t\s*|(?<=^\p{Lu})\s)(?=\(?(\d{1,3})\b(?![%°]|\s*$))/u;
const numbers = /(?<=^|[\s,;|(])(\d{1,3})(?=[\s).:=–-])/gu;
const fewest = 2;

/**
 * Answers whose numbers go on through all sections, 'A   1 d,  2 a' above 'B   3 habite,  4 allons': the name before each line says nothing that
 * the numbers do not, and is left out.
 */
export function withoutNamesBeforeKeyNumbers(items: readonly Item[]): readonly Item[] {
  if (items.filter((item) => item.kind === 'line' && named.test(item.text)).length < fewest) return items;
  const { key } = splitKey(items);
  const found = new Map<Item, Line>();
  let last = 0;
  for (const item of key) {
    if (item.kind !== 'line') continue;
    const [before = '', digits] = named.exec(item.text) ?? [];
    const first = Number(digits);
    if (digits !== undefined && first === 1 && last > 0) return items;
    if (digits !== undefined && first === last + 1) found.set(item, sliceLine(item, before.length));
    last = lastNumber(item.text.slice(before.length), last);
  }
  // 'Speed: 1 m/s' above 'Mass: 2 kg': names with nothing but such a number are what was asked for.
  if (found.size < fewest || last === found.size) return items;
  return items.map((item) => found.get(item) ?? item);
}

/** The last of the numbers in a line that go on from those above. */
function lastNumber(text: string, before: number): number {
  let last = before;
  for (const [, digits] of text.matchAll(numbers)) if (Number(digits) === last + 1) last += 1;
  return last;
}
