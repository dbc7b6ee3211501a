import type { Line } from '../lines/lines.ts';
import { letterPlace, readMarker, romanPlace } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';

type Row = readonly (readonly Line[])[];

const fewest = 3;

/** '(i) … (ii) …' in one cell beside '(a) … (b) …' in another, two lists to match, with a row for each of their lines. */
export const spreadLists = (rows: TableItem['rows']): TableItem['rows'] =>
  rows.length > 2 ? rows : rows.flatMap((row) => spread(row) ?? [row]);

function spread([left = [], right = [], ...more]: Row): readonly Row[] | undefined {
  const areLists = more.length === 0 && goesOn(left) && goesOn(right) && left.length <= right.length;
  return areLists ? right.map((line, at) => [left.slice(at, at + 1), [line]]) : undefined;
}

/** Whether all lines have a number, a letter or a Roman number, one more than the one above. */
function goesOn(lines: readonly Line[]): boolean {
  const markers = lines.map(({ text }) => readMarker(text));
  const places = [
    markers.map((marker) => (marker?.kind === 'number' ? marker.value : 0)),
    ...[letterPlace, romanPlace].map((placeOf) =>
      markers.map((marker) => (marker?.kind === 'letter' ? placeOf(marker.letter.toLowerCase()) : 0)),
    ),
  ];
  return lines.length >= fewest && places.some((found) => found.every((place, at) => place === at + 1));
}
