import { isNumbered, numberOf } from '../../lines/item-numbers.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const label = /^\W{0,3}(?:answers?|ans|key|solutions?)\b\.?\s*(?:\([^()]{0,30}\))?\s*[:=–—-]*\s*/iu;
const number = /(?<=^|[\s,;])\(?(\d{1,3})\s*[.):](?!\d)\s*(?=\S)/gu;
const fewest = 2;

/**
 * 'Ans: 5. gold  6. oxygen' below the questions 5 and 6 of a section has an answer for each of them: it is said below its question. The numbers
 * are those of the last questions above it; where one begins at 1 all are keys, which are read as such.
 */
export function spellAnswersOfNumbersAbove(items: readonly Item[]): readonly Item[] {
  const asked = items.flatMap((item, index) => (isNumbered(item) ? [index] : []));
  const answers = new Map<number, Line>();
  const gone = new Set<Item>();
  for (const [index, item] of items.entries()) {
    const listed = item.kind === 'line' ? answersIn(item) : [];
    if (listed.length < fewest) continue;
    // A list from 1 on is one of the keys that stand below the questions of each day, or at the end.
    if (listed[0]?.number === '1') return items;
    const above = asked.filter((at) => at < index).slice(-listed.length);
    const areTheirs = listed.every((one, at) => one.number === numberOf(items[above[at] ?? -1]));
    if (!areTheirs) continue;
    gone.add(item);
    for (const [at, { said }] of listed.entries()) answers.set((above[at + 1] ?? index) - 1, said);
  }
  if (gone.size === 0) return items;
  return items.flatMap((item, index) => {
    const answer = answers.get(index);
    return [...(gone.has(item) ? [] : [item]), ...(answer === undefined ? [] : [answer])];
  });
}

/** What a line says of each number behind 'Ans'; none where they do not go on by one. */
function answersIn(line: Line): { number: string; said: Line }[] {
  const start = label.exec(line.text)?.[0].length;
  if (start === undefined || start === 0) return [];
  const rest = sliceLine(line, start);
  const found = [...rest.text.matchAll(number)];
  const [first] = found;
  const goOn = found.every(([, digits], at) => Number(digits) === Number(first?.[1]) + at);
  if (first?.index !== 0 || !goOn) return [];
  return found.map(([whole, digits = ''], at) => {
    const from = (found[at]?.index ?? 0) + whole.length;
    const end = found[at + 1]?.index ?? rest.text.length;
    const length = rest.text.slice(from, end).replace(/[\s,;]+$/u, '').length;
    return { number: digits, said: withLabel({ ...sliceLine(rest, from, from + length), label: null }, 'Answer:') };
  });
}
