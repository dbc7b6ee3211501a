import { readMarker } from './markers.ts';
import type { Item } from './parsed-question.ts';

/** The number that a line begins with, or that a row of a table had, as it stands in a path; `undefined` for any other item. */
export function numberOf(item: Item): string | undefined {
  if (item.kind !== 'line') return item.kind === 'row' ? item.number : undefined;
  const marker = readMarker(item.text);
  return marker?.kind === 'number' ? String(marker.value) : undefined;
}

/** Whether an item is a line that begins with a number. */
export function isNumbered(item: Item | undefined): boolean {
  return item?.kind === 'line' && readMarker(item.text)?.kind === 'number';
}
