import type { Line } from '../../lines/lines.ts';
import { letterPlace, type Marker, readMarker, romanPlace } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

/** One of several items with letters or numbers that go on from the first. */
export interface Member {
  readonly index: number;
  readonly line: Line;
  /** Where its text begins, behind the letter or number. */
  readonly start: number;
}

const fewest = 2;

/** Runs of items with letters or numbers of one style, each from its first on, with nothing else that has one between them. */
export function runsOfItems(items: readonly Item[]): readonly (readonly Member[])[] {
  const runs: { style: string; members: Member[] }[] = [];
  let open: (typeof runs)[number] | undefined;
  for (const [index, line] of items.entries()) {
    if (line.kind !== 'line' || line.isHeading) open = undefined;
    const marker = line.kind === 'line' && !line.continues ? readMarker(line.text) : undefined;
    if (line.kind !== 'line' || marker === undefined || marker.kind === 'box' || marker.kind === 'bullet') continue;
    const member = { index, line, start: marker.end };
    const style = styleOf(marker);
    if (open !== undefined && style === open.style && placesOf(marker).includes(open.members.length + 1))
      open.members.push(member);
    else if (placesOf(marker).includes(1)) {
      open = { style, members: [member] };
      runs.push(open);
    } else open = undefined;
  }
  return runs.map(({ members }) => members).filter((members) => members.length >= fewest);
}

type Labelled = Extract<Marker, { kind: 'number' | 'letter' }>;

const styleOf = (marker: Labelled) => `${marker.kind}${marker.style}`;
const placesOf = (marker: Labelled) =>
  marker.kind === 'number'
    ? [marker.parts.length === 0 ? marker.value : 0]
    : [letterPlace(marker.letter), romanPlace(marker.letter)];
