import { isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker, romanPlace } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;

/**
 * Questions 'i.', 'ii.' and 'iii.' below a heading of their own are no parts of the question above that heading: they are counted on from its
 * number. With answers elsewhere they keep the numbers that these go by.
 */
export function spellRomanNumbers(items: readonly Item[]): readonly Item[] {
  if (items.some((item) => item.kind === 'line' && isKeyTitle(item.text))) return items;
  const romans = items.flatMap((item, index) => {
    const place = item.kind === 'line' ? placeOf(item) : 0;
    return place > 0 ? [{ index, place }] : [];
  });
  const goOn = romans.every(({ place }, at) => place === at + 1);
  const first = romans[0]?.index ?? 0;
  const last = items.slice(0, first).findLast((item) => item.kind === 'line' && numberIn(item) > 0);
  if (romans.length < fewest || !goOn || last?.kind !== 'line' || !isBelowHeading(items, last, first)) return items;
  if (items.slice(first).some((item) => item.kind === 'line' && numberIn(item) > 0)) return items;
  const places = new Map(romans.map(({ index, place }) => [index, place]));
  return items.map((item, index) => {
    const place = places.get(index);
    if (item.kind !== 'line' || place === undefined) return item;
    const asked = sliceLine(item, readMarker(item.text)?.end ?? 0);
    const number = last.text.slice(0, readMarker(last.text)?.end).replace(/\d+/u, String(numberIn(last) + place));
    return { ...withLabel(asked, number.trim()), label: last.label };
  });
}

const isBelowHeading = (items: readonly Item[], last: Line, first: number) =>
  items.slice(items.indexOf(last) + 1, first).some((item) => item.kind === 'line' && item.isHeading);

function placeOf({ text }: Line): number {
  const marker = readMarker(text);
  return marker?.kind === 'letter' && /^[ivx]+$/u.test(marker.letter) ? romanPlace(marker.letter) : 0;
}

function numberIn({ text }: Line): number {
  const marker = readMarker(text);
  return marker?.kind === 'number' ? marker.value : 0;
}
