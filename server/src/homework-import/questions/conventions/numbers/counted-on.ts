import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';

/** The number that a line begins with, or 0. */
export function numberIn({ text }: Line): number {
  const marker = readMarker(text);
  return marker?.kind === 'number' ? marker.value : 0;
}

/** A line without its label, which ends at `end`, as the question so many places behind the last numbered one, in the way that one has its number. */
export function countedOn(line: Line, end: number, last: Line, place: number): Line {
  const number = last.text.slice(0, readMarker(last.text)?.end).replace(/\d+/u, String(numberIn(last) + place));
  return { ...withLabel(sliceLine(line, end), number.trim()), label: last.label };
}
