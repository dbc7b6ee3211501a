import { isNumbered } from '../../lines/item-numbers.ts';
import { asks, isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import { type Line, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { lettered } from './numbers-within-numbers.ts';

const fewest = 3;

/**
 * A printed form has each number on a line of its own, above its question: they are one line. Numbers count where they
 * go on from 1, as marks in a mark scheme do not; those of a key may come after them.
 */
export function joinNumbersAlone(items: readonly Item[]): readonly Item[] {
  const all = items.flatMap((item, index) => (item.kind === 'line' && /^\d{1,2}\.?$/u.test(item.text) ? [index] : []));
  const numberAt = (at: number) => Number.parseInt(textOf(items[at]), 10);
  const end = all.findIndex((at, index) => numberAt(at) !== index + 1);
  const first = end === -1 ? all : all.slice(0, end);
  const areOfKey = all.slice(first.length).every((at) => numberAt(at) <= first.length);
  if (first.length < fewest || !areOfKey) return items;
  const alone = [...first, ...ofSections(items, all.slice(first.length))];
  const asked = withParts(items, alone);
  return asked.flatMap((item, index): Item[] => {
    if (alone.includes(index)) return asked[index + 1]?.kind === 'line' ? [] : [item];
    if (item.kind !== 'line' || !alone.includes(index - 1)) return [item];
    return [named(item, Number.parseInt(textOf(asked[index - 1]), 10))];
  });
}

/** Numbers that begin again at 1 below the heading of a section, where most have something below them that asks. */
function ofSections(items: readonly Item[], all: readonly number[]): readonly number[] {
  const key = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  const runs: number[][] = [];
  for (const at of all) {
    if (key !== -1 && at > key) break;
    const number = Number.parseInt(textOf(items[at]), 10);
    const run = runs.at(-1);
    if (number === 1) runs.push([at]);
    else if (run !== undefined && number === run.length + 1) run.push(at);
    else return [];
  }
  const asked = (at: number, next = items.length) =>
    items.slice(at + 1, next).some((item) => asks(unmarked(textOf(item))));
  const areAsked = runs.every(
    (run, index) => run.filter((at, nth) => asked(at, run[nth + 1] ?? runs[index + 1]?.[0])).length > run.length / 2,
  );
  const haveHeadings = runs.every(([at = 0]) =>
    items
      .slice(Math.max(0, at - 2), at)
      .some((item) => item.kind === 'line' && (item.isHeading || readSection(item.text) !== undefined)),
  );
  return areAsked && haveHeadings ? runs.flat() : [];
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
const unmarked = (text: string) => takeMarks(text.slice(readMarker(text)?.end ?? 0)).text;
const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
