import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;

/**
 * '1. Multiple choice', '2. True or false' as headings above questions that have numbers of their own are sections: each has a numbered question below
 * it that does not go on from the number of the heading.
 */
export function spellNumberedSections(items: readonly Item[]): readonly Item[] {
  const numbered = items.flatMap((item, index) => {
    const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
    return item.kind === 'line' && marker?.kind === 'number' && marker.parts.length === 0
      ? [{ index, line: item, marker }]
      : [];
  });
  const headings = numbered.filter(({ line }) => isHeading(line));
  const areInOrder = headings.every(({ marker }, at) => marker.value === at + 1);
  const below = headings.map((heading) => numbered[numbered.indexOf(heading) + 1]);
  const areAbove = below.every(
    (next, at) => next !== undefined && next.index < (headings[at + 1]?.index ?? items.length),
  );
  const goOn = below.every((next, at) => next?.marker.value === (headings[at]?.marker.value ?? 0) + 1);
  if (headings.length < fewest || !areInOrder || !areAbove || goOn) return items;
  const found = new Map(headings.map(({ index, marker }) => [index, marker]));
  return items.flatMap((item, index): readonly Item[] => {
    const marker = found.get(index);
    if (marker === undefined || item.kind !== 'line') return [item];
    const name = { ...spokenLine(`Section ${marker.value}`, item.place), isHeading: true };
    return [name, { ...sliceLine(item, marker.end), label: null, isHeading: false }];
  });
}

function isHeading(line: Line): boolean {
  const name = line.text.slice(readMarker(line.text)?.end ?? 0).trim();
  return line.isHeading && !line.isTitle && name !== '' && !/[?_…]\s*$/u.test(name);
}
