import { aboveKey } from '../../key/title-of-key.ts';
import { withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const alone = /^(?:Q\s?)?0?([1-9]\d?)[.)]?$/u;
const beside = /^(Q\s?)?(0?)([1-9]\d?)(?:([.)\t])\s*|\s+)(?=["“'‘(]?\p{Lu})/u;
/** How far below its number, and what it tells of, a question has its first part. */
const near = 4;

/**
 * '2' in a line of its own above 'A student heats ice.' and '(a) …', where '1 Name …' and '3 What …' have their numbers beside them: the two
 * lines are one. It counts where it goes on from the number before it, to the number after it.
 */
export function joinNumbersAmongOthers(items: readonly Item[]): readonly Item[] {
  const asked = aboveKey(items);
  const numbers = asked.flatMap((item, index) => {
    if (item.kind !== 'line' || item.label !== null) return [];
    const own = alone.exec(item.text)?.[1];
    const [, name = '', zero = '', other, stop = ''] = own === undefined ? (beside.exec(item.text) ?? []) : [];
    const value = Number(own ?? other);
    return Number.isNaN(value)
      ? []
      : [
          {
            index,
            value,
            isAlone: own !== undefined,
            before: name + zero,
            stop: stop === '\t' && zero === '' ? '.' : stop.trim(),
          },
        ];
  });
  const others = numbers.filter(({ isAlone }) => !isAlone);
  const [{ before = '', stop = '' } = {}] = others;
  const found = numbers.filter(
    ({ index, value, isAlone }) =>
      isAlone &&
      others.some((other) => other.value === value - 1 && other.index < index) &&
      (others.some((other) => other.value === value + 1 && other.index > index) || value === numbers.at(-1)?.value) &&
      isAboveStem(asked, index, value),
  );
  if (found.length === 0) return items;
  const joined = new Map(found.map(({ index, value }) => [index, `${before}${value}${stop}`]));
  return items.flatMap((item, index): readonly Item[] => {
    if (joined.has(index)) return [];
    const number = joined.get(index - 1);
    if (number === undefined || item.kind !== 'line') return [item];
    return [withLabel({ ...item, continues: false }, number)];
  });
}

/** A text without a number or letter below it, and '(a)' below that. */
function isAboveStem(items: readonly Item[], index: number, number: number): boolean {
  const [stem, ...below] = items.slice(index + 1, index + 1 + near);
  if (stem?.kind !== 'line' || readMarker(stem.text) !== undefined || stem.text.split(/\s+/u).length < 3) return false;
  const [first] = below.flatMap((item) => (item.kind === 'line' ? (readMarker(item.text) ?? []) : []));
  if (first?.kind === 'number') return first.value === number && /^(?:a|i|1)$/u.test(first.parts[0] ?? '');
  return first?.kind === 'letter' && /^(?:a|i)$/u.test(first.letter);
}
