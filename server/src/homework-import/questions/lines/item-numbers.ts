import type { Item } from '../parsed-question.ts';
import { readMarker } from './markers.ts';

/** The number that a line begins with, or that a row of a table had, as it stands in a path; `undefined` for any other item. */
export function numberOf(item: Item | undefined): string | undefined {
  if (item?.kind !== 'line') return item?.kind === 'row' ? item.number : undefined;
  const marker = readMarker(item.text);
  return marker?.kind === 'number' ? String(marker.value) : undefined;
}

/**
 * The numbers that an item asks by: its own, or those of terms in a table that go on from questions above, '6 | el perro | a | dog' or
 * '6. el perro'; terms that begin at 1 are parts of one question.
 */
export function numbersIn(item: Item): readonly string[] {
  if (item.kind !== 'table') return [numberOf(item) ?? []].flat();
  const numbers = item.rows.flatMap((row) =>
    row.flatMap(([line]) => /^\(?(\d{1,2})(?:[.)]+(?!\d).*|)$/u.exec(line?.text ?? '')?.[1] ?? []),
  );
  return numbers.includes('1') ? [] : numbers;
}

/** Whether an item is a line that begins with a number. */
export function isNumbered(item: Item | undefined): boolean {
  return item?.kind === 'line' && readMarker(item.text)?.kind === 'number';
}

/** A text without the number before it. */
export function unnumbered(text: string): string {
  const marker = readMarker(text);
  return marker?.kind === 'number' ? text.slice(marker.end) : text;
}
