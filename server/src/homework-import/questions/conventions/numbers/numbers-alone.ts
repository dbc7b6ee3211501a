import { isNumbered } from '../../lines/item-numbers.ts';
import { isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';
import { lettered } from './numbers-within-numbers.ts';

const fewest = 3;

/**
 * A printed form has each number on a line of its own, above its question: they are one line. Numbers count where they
 * go on from 1, as marks in a mark scheme do not; those of a key may come after them.
 */
export function joinNumbersAlone(items: readonly Item[]): readonly Item[] {
  const all = items.flatMap((item, index) => (item.kind === 'line' && /^\d{1,2}\.?$/u.test(item.text) ? [index] : []));
  const end = all.findIndex((at, index) => Number.parseInt(textOf(items[at]), 10) !== index + 1);
  const alone = end === -1 ? all : all.slice(0, end);
  const areOfKey = all.slice(alone.length).every((at) => Number.parseInt(textOf(items[at]), 10) <= alone.length);
  if (alone.length < fewest || !areOfKey) return items;
  const asked = withParts(items, alone);
  return asked.flatMap((item, index): Item[] => {
    if (alone.includes(index)) return asked[index + 1]?.kind === 'line' ? [] : [item];
    if (item.kind !== 'line' || !alone.includes(index - 1)) return [item];
    return [named(item, Number.parseInt(textOf(asked[index - 1]), 10))];
  });
}

/** '1 – …' and '2 – …' below the second number that stands alone are parts of its question. */
function withParts(items: readonly Item[], alone: readonly number[]): readonly Item[] {
  const bounds = [...alone, items.length];
  const [first = 0] = bounds;
  const within = alone.flatMap((start, at) => {
    const [number, asked, ...below] = items.slice(start, bounds[at + 1]);
    const next = below.findIndex((item) => item.kind === 'line' && (item.isHeading || isKeyTitle(item.text)));
    const end = next === -1 ? below.length : next;
    const own = isNumbered(asked) ? undefined : lettered(below.slice(0, end));
    return [number ?? [], asked ?? [], own === undefined ? below : [...own, ...below.slice(end)]].flat();
  });
  return [...items.slice(0, first), ...within];
}

const named = (line: Line, number: number) => withLabel({ ...line, continues: false }, `${number}.`);
const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
