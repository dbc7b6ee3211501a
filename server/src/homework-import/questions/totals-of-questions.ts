import { spokenLine } from './lines.ts';
import { readMarker } from './markers.ts';
import { takeMarks } from './marks.ts';
import type { Item } from './parsed-question.ts';

const fewest = 2;

/** '[Total 3 marks]' below each question is what the question has, where it has no parts and nothing else says its marks: '[3]'. */
export function spellTotals(items: readonly Item[]): readonly Item[] {
  const totals = items.filter((item) => totalOf(item) !== undefined).length;
  if (totals < fewest) return items;
  let isWhole = false;
  return items.map((item) => {
    if (item.kind !== 'line') {
      isWhole &&= item.kind !== 'row';
      return item;
    }
    const total = totalOf(item);
    const marker = readMarker(item.text);
    if (marker?.kind === 'number') isWhole = marker.parts.length === 0;
    if (total === undefined) {
      isWhole &&= takeMarks(item.text).marks === undefined;
      return item;
    }
    const spelt = isWhole ? spokenLine(`[${total}]`, item.place) : item;
    isWhole = false;
    return spelt;
  });
}

/** What a line says that is nothing but a total. */
function totalOf(item: Item): number | undefined {
  const taken = item.kind === 'line' ? takeMarks(item.text) : undefined;
  return taken?.text === '' ? taken.total : undefined;
}
