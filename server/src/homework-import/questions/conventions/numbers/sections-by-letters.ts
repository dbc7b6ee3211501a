import { readSection } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { letterPlace, readMarker, romanPlace } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;

/** The lines of a section that go on by letters or Roman numbers from the first, below its name. */
export interface LetteredSection {
  readonly name: string;
  /** Its heading, and what is said below that. */
  readonly above: readonly Item[];
  readonly lines: readonly Line[];
  readonly labels: readonly string[];
  /** Whether they become numbers: Roman numbers and capitals do, which would be parts or options. */
  readonly isCounted: boolean;
}

/** The letter or number of the section that a line names. */
export const nameOf = (item: Item): string | undefined => (item.kind === 'line' ? readSection(item.text) : undefined);

/** The sections of the questions whose lines go on by letters; others are left out. */
export function letteredSections(body: readonly Item[]): readonly LetteredSection[] {
  const starts = body.flatMap((item, index) => (nameOf(item) === undefined ? [] : [index]));
  return starts.flatMap((start, at) => {
    const heading = body[start];
    const name = heading === undefined ? undefined : nameOf(heading);
    const own = body.slice(start, starts[at + 1]);
    const lettered = chainIn(own.slice(1).filter((item) => item.kind === 'line' && !item.continues));
    if (name === undefined || lettered === undefined) return [];
    const [first] = lettered.lines;
    return [{ ...lettered, name, above: first === undefined ? own : own.slice(0, own.indexOf(first)) }];
  });
}

/** 'i)', 'ii)' or 'A.', 'B.' without a number among them, and others only in another style. */
function chainIn(lines: readonly Item[]): Omit<LetteredSection, 'name' | 'above'> | undefined {
  const marked = lines.flatMap((line) => {
    const marker = line.kind === 'line' ? readMarker(line.text) : undefined;
    return line.kind === 'line' && marker !== undefined ? [{ line, marker }] : [];
  });
  const first = marked[0]?.marker;
  if (first?.kind !== 'letter' || marked.some(({ marker }) => marker.kind === 'number')) return undefined;
  const placeOf = romanPlace(first.letter) === 1 ? romanPlace : letterPlace;
  const same = marked.flatMap(({ line, marker }) =>
    marker.kind === 'letter' && marker.style === first.style ? [{ line, letter: marker.letter }] : [],
  );
  if (same.length < fewest || same.some(({ letter }, at) => placeOf(letter) !== at + 1)) return undefined;
  const isCounted = placeOf === romanPlace || /^[A-Z]$/u.test(first.letter);
  return { lines: same.map(({ line }) => line), labels: same.map(({ letter }) => letter), isCounted };
}
