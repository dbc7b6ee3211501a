import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';

const behind = /(?:\s*\t\s*|\s{2,}|^)([1-9])\s*\(L[3-8]\)$/u;
const fewest = 2;

/** '→ it gets dimmer → 1 (L4)' of national tests says the mark and the level of a point: '[1]'. */
export function withoutLevelsOfMarks(items: readonly Item[]): readonly Item[] {
  const found = items.filter((item) => item.kind === 'line' && behind.test(item.text));
  if (found.length < fewest) return items;
  const own = new Set(found);
  return items.map((item) => {
    const match = item.kind === 'line' && own.has(item) ? behind.exec(item.text) : null;
    return item.kind !== 'line' || match === null
      ? item
      : withBehind(item, `${match.index === 0 ? '' : ' '}[${match[1]}]`, match.index);
  });
}
