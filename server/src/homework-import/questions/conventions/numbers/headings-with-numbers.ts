import { asks, isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const marks = /\s*[([]\s*\d{1,3}\s*(?:marks?|mks?|points?|pts?)\s*[)\]]\s*$/iu;

/** 'QUESTION 1  LIVING THINGS  (14 marks)' directly above 'PART A' is a heading over parts, and no question. */
export function spellNumberedHeadings(items: readonly Item[]): readonly Item[] {
  const first = items.findIndex(
    (item) => item.kind !== 'line' || readMarker(item.text)?.kind === 'letter' || asks(item.text),
  );
  const key = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  return items.map((item, index) => {
    const next = items[index + 1];
    if (
      item.kind !== 'line' ||
      (key !== -1 && index > key) ||
      next?.kind !== 'line' ||
      readSection(next.text) === undefined
    )
      return item;
    const heading = headingOf(item);
    // Above all questions it would be the title.
    return heading === undefined ? item : { ...heading, isHeading: first !== -1 && first < index };
  });
}

function headingOf(line: Line): Line | undefined {
  const marker = readMarker(line.text);
  if (marker?.kind !== 'number' || marker.style !== 'Q' || marker.parts.length > 0) return undefined;
  const text = line.text.slice(marker.end);
  const said = text.replace(marks, '');
  if (asks(said) || /[.!]\s*$/u.test(said) || said.length > 80) return undefined;
  return said.trim() === '' ? undefined : sliceLine(line, marker.end, marker.end + said.length);
}
