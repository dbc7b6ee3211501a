import { type Line, sliceLine, withLabel } from './lines.ts';
import { readMarker } from './markers.ts';
import type { Item } from './parsed-question.ts';

const fewest = 2;
/** A number follows the name of a section at once, or an instruction below that. */
const near = 3;

/**
 * 'A. True or false?' above numbered statements and 'B. Write the missing word.' above others are 'Section A: …': letters from A on, of
 * which each has numbers below it, as no option has.
 */
export function spellLetteredSections(items: readonly Item[]): readonly Item[] {
  const names = items.flatMap((item, index) =>
    item.kind === 'line' && isAboveNumber(items, index, item) ? [index] : [],
  );
  const letters = names.map((index) => letterOf(items[index]));
  const areSections = names.length >= fewest && letters.every((letter, index) => letter === 'ABCDEFGH'.charAt(index));
  if (!areSections) return items;
  return items.map((item, index) => (item.kind === 'line' && names.includes(index) ? named(item) : item));
}

function isAboveNumber(items: readonly Item[], index: number, line: Line): boolean {
  if (letterOf(line) === undefined) return false;
  const below = items.slice(index + 1, index + 1 + near);
  const number = below.findIndex((item) => kindOf(item) === 'number');
  return number !== -1 && below.slice(0, number).every((item) => kindOf(item) === undefined);
}

const kindOf = (item: Item) => (item.kind === 'line' ? readMarker(item.text)?.kind : item.kind);

function letterOf(item: Item | undefined): string | undefined {
  const marker = item?.kind === 'line' ? readMarker(item.text) : undefined;
  return marker?.kind === 'letter' && /^[A-H]$/u.test(marker.letter) ? marker.letter : undefined;
}

function named(line: Line): Line {
  const marker = readMarker(line.text);
  return withLabel(sliceLine(line, marker?.end ?? 0), `Section ${letterOf(line)}:`);
}
