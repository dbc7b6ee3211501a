import { isNumbered, numberOf } from '../../lines/item-numbers.ts';
import { sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

/** '______ 1. Which …', '……… 2) It is …' and '(    ) 3. …' */
const room = /^(?:_{2,}|\.{4,}|…{2,}|\(\s{2,}\)|\[\s{2,}\])[\s_.…]*(?=\(?\d{1,3}\s?[.):]\s*\S)/u;
const fewest = 2;

/** Without the room for a letter or a word that tests have before the numbers of their questions, or of those with options. */
export function withoutRoomBeforeNumbers(items: readonly Item[]): readonly Item[] {
  const found = items.flatMap((item, index) => {
    const end = item.kind === 'line' ? (room.exec(item.text)?.[0].length ?? 0) : 0;
    const marker = item.kind === 'line' && end > 0 ? readMarker(item.text.slice(end)) : undefined;
    return marker?.kind === 'number' ? [{ index, end, value: marker.value }] : [];
  });
  const plain = new Set(items.flatMap((item) => (isNumbered(item) ? [Number(numberOf(item))] : [])));
  const goOn = found.some(
    ({ value }, at) => value === (found[at - 1]?.value ?? 0) + 1 || plain.has(value - 1) || plain.has(value + 1),
  );
  if (found.length < fewest || !goOn) return items;
  const ends = new Map(found.map(({ index, end }) => [index, end]));
  return items.map((item, index) => {
    const end = ends.get(index);
    return item.kind === 'line' && end !== undefined ? sliceLine(item, end) : item;
  });
}
