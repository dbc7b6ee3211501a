import type { Item } from '../../parsed-question.ts';
import { countAsked } from '../../scheme/marking-points.ts';

const alone = /^\(?(\d)[.):]?$/u;

/** '1' and '2' on lines of their own below 'Suggest two ways …' are room to write, and are left out of the items. */
export function withoutNumberedRoom(items: readonly Item[]): readonly Item[] {
  const room = new Set<Item>();
  for (const [index, item] of items.entries()) {
    const count = item.kind === 'line' ? countAsked(item.text) : undefined;
    if (count === undefined) continue;
    const below = items.slice(index + 1, index + 1 + count);
    if (below.length === count && below.every((line, at) => numberAlone(line) === at + 1))
      for (const line of below) room.add(line);
  }
  return room.size === 0 ? items : items.filter((item) => !room.has(item));
}

const numberAlone = (item: Item) => Number(item.kind === 'line' ? (alone.exec(item.text)?.[1] ?? 0) : 0);
