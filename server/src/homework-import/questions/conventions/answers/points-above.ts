import { isNumbered } from '../../lines/item-numbers.ts';
import { type Line, spokenLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const points = /^(?:points?|marks?)\s*[:=]\s*(\d{1,2})$/iu;

/**
 * Banks of questions say 'Points: 2' above the number of a question, behind the empty line below the one before: the items with '[2]'
 * below the number instead. Lines that stand close to what is above them belong to that.
 */
export function spellPointsAbove(items: readonly Item[]): readonly Item[] {
  const found = items.flatMap((item, index) =>
    item.kind === 'line' && points.test(item.text) ? [{ item, index }] : [],
  );
  const areAbove = found.every(
    ({ item, index }) => isApart(items[index - 1], item) && isRightAbove(item, items[index + 1]),
  );
  if (found.length === 0 || !areAbove) return items;
  const moved = new Set<Item>(found.map(({ item }) => item));
  return items.flatMap((item, index): readonly Item[] => {
    if (moved.has(item)) return [];
    const above = items[index - 1];
    if (above?.kind !== 'line' || !moved.has(above)) return [item];
    return [item, spokenLine(`[${points.exec(above.text)?.[1]}]`, item.place)];
  });
}

const isApart = (above: Item | undefined, { place }: Line) => above === undefined || place > above.place + 1;
const isRightAbove = ({ place }: Line, below: Item | undefined) => below?.place === place + 1 && isNumbered(below);
