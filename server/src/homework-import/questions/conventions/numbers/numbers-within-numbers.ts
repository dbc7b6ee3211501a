import { sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
/** How far below the number of an exercise its first item stands. */
const near = 3;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * '1. Fill in.' and '2. Translate.', each with items that are numbered from 1 below it, are questions with parts: the items get letters. A
 * number is one of an exercise where the next number is 1 again; those of exercises go on from 1 through the document.
 */
export function spellNumbersWithin(items: readonly Item[]): readonly Item[] {
  const numbers = items.flatMap((item, index) => {
    const value = numberOfItem(item);
    return value === undefined ? [] : [{ index, value }];
  });
  const outer = numbers.filter((one, at) => {
    const next = numbers[at + 1];
    return next?.value === 1 && next.index - one.index <= near;
  });
  const restarts = numbers.filter(({ value }) => value === 1).length;
  const goOn = outer.every(({ value }, at) => value === at + 1);
  const areAll = restarts === outer.length + 1 && numbers[0] === outer[0];
  if (outer.length < fewest || !goOn || !areAll || outer.some(({ index }) => /\?$/u.test(textOf(items[index]))))
    return items;
  const bounds = [...outer.map(({ index }) => index), items.length];
  const within = bounds.slice(0, -1).map((start, at) => lettered(items.slice(start + 1, bounds[at + 1])));
  if (within.includes(undefined)) return items;
  const [first = 0] = bounds;
  return [
    ...items.slice(0, first),
    ...within.flatMap((own, at) => [...items.slice(bounds[at], (bounds[at] ?? 0) + 1), ...(own ?? [])]),
  ];
}

/** What stands below the number of a question, with its numbered lines, which go on from 1, as parts; `undefined` where there are none. */
export function lettered(items: readonly Item[]): readonly Item[] | undefined {
  const values = items.flatMap((item) => numberOfItem(item) ?? []);
  const areItems =
    values.length >= fewest && values.length <= letters.length && values.every((one, at) => one === at + 1);
  if (!areItems) return undefined;
  return items.map((item) => {
    const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
    if (item.kind !== 'line' || marker?.kind !== 'number' || numberOfItem(item) === undefined) return item;
    return relabelled(sliceLine(item, marker.end), `${letters[marker.value - 1]})`);
  });
}

/** The number that a line begins with, where it has no part and is no figure. */
function numberOfItem(item: Item): number | undefined {
  const marker = item.kind === 'line' && !item.continues ? readMarker(item.text) : undefined;
  return marker?.kind === 'number' && marker.parts.length === 0 && !marker.isWeak ? marker.value : undefined;
}

const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
