import { isNumbered } from '../../lines/item-numbers.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

/** '□', '☺ ☹' and '☆☆☆' apart at the end of a line; what is ticked says something. */
const end = /\s+((?:(?![✓✔☑☒✅✗✘❌])\p{So}\uFE0F?\s*){1,6}|\[\s?\])$/u;
const fewest = 3;
const share = 0.6;

/** Without the box, or the faces, that nearly every question has at its end for pupils to mark how they did: it is none of what is asked. */
export function withoutReturningEnds(items: readonly Item[]): readonly Item[] {
  const asked = items.filter(isNumbered);
  const counts = new Map<string, number>();
  for (const item of asked) {
    const found = item.kind === 'line' ? endOf(item) : undefined;
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const [habit] = [...counts].filter(([, count]) => count >= fewest && count >= asked.length * share);
  if (habit === undefined) return items;
  return items.map((item) => {
    if (item.kind !== 'line' || endOf(item) !== habit[0]) return item;
    const from = item.text.search(end);
    return from > 0 ? sliceLine(item, 0, from) : item;
  });
}

const endOf = ({ text }: Line) => end.exec(text)?.[1]?.replace(/\s+/gu, '');
