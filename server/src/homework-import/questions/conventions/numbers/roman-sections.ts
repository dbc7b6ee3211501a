import { numberOf } from '../../lines/item-numbers.ts';
import { sliceLine, spokenLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const roman = /^(?:(I{1,3}|IV|V|VI{1,3}|IX|X)\s?[.)]|\((I{1,3}|IV|V|VI{1,3}|IX|X)\))\s+(?=\p{L})/u;
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const fewest = 2;

/**
 * 'II. Fill in the blanks.' above questions with numbers of their own is a section: Roman numbers from I on, each of which has questions
 * with other numbers below it, as no part or option has. In the answers they may begin again.
 */
export function spellRomanSections(items: readonly Item[]): readonly Item[] {
  const found = items.flatMap((item, index) => {
    const match = item.kind === 'line' && !item.continues ? roman.exec(item.text) : null;
    const name = match?.[1] ?? match?.[2];
    return match === null || name === undefined ? [] : [{ index, name, end: match[0].length }];
  });
  const goOn = found.every(({ name }, at) => {
    const before = numerals.indexOf(found[at - 1]?.name ?? '');
    return numerals.indexOf(name) === before + 1 || (name === 'I' && before >= fewest - 1);
  });
  if (found.length < fewest || !goOn) return items;
  const areAbove = found.every(({ index }, at) =>
    items.slice(index + 1, found[at + 1]?.index).some((item) => numberOf(item) !== undefined || item.kind !== 'line'),
  );
  if (!areAbove) return items;
  const named = new Map(found.map((one) => [one.index, one]));
  return items.flatMap((item, index): Item[] => {
    const own = named.get(index);
    if (own === undefined || item.kind !== 'line') return [item];
    return [
      { ...spokenLine(`Section ${own.name}`, item.place), isHeading: true },
      { ...sliceLine(item, own.end), label: null, isHeading: false },
    ];
  });
}
