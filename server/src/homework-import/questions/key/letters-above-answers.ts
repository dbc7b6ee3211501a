import { type Line, withLabel } from '../lines/lines.ts';
import type { Item } from '../parsed-question.ts';

const fewest = 2;
const first = /^\(?1(?:[).:]|\s)\s*\S/u;

/** 'A', 'B' and 'C' alone, each above a number 1 of a key, are its sections; the items as they are for any other letters. */
export function spellLettersAbove(items: readonly Item[]): readonly Item[] {
  const found = items.flatMap((item, index): readonly Line[] => {
    const isAlone = item.kind === 'line' && /^[A-H]\W?$/u.test(item.text);
    const next = items[index + 1];
    return isAlone && next?.kind === 'line' && first.test(next.text) ? [item] : [];
  });
  const goOn = found.every(({ text }, at) => text.charCodeAt(0) === 65 + at);
  if (found.length < fewest || !goOn) return items;
  const letters = new Set<Item>(found);
  return items.map((item) =>
    item.kind === 'line' && letters.has(item)
      ? withLabel({ ...item, text: '', spans: [] }, `Section ${item.text.charAt(0)}:`)
      : item,
  );
}
