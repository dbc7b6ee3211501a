import { type Line, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

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
  return items.flatMap((item, index): Item[] => {
    if (alone.includes(index)) return items[index + 1]?.kind === 'line' ? [] : [item];
    if (item.kind !== 'line' || !alone.includes(index - 1)) return [item];
    return [named(item, Number.parseInt(textOf(items[index - 1]), 10))];
  });
}

const named = (line: Line, number: number) => withLabel({ ...line, continues: false }, `${number}.`);
const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
