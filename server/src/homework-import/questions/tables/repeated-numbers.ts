import { type Line, sliceLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Column } from './columns.ts';
import { cellText } from './question-table.ts';

type Cells = readonly (readonly Line[])[];

/** '7. What keeps traffic out? | 7. Firewall': where each answer begins with the number of its question, the number is no part of it. */
export function withoutRepeatedNumbers(body: readonly Cells[], columns: readonly Column[]): readonly Cells[] {
  const [numbered, asked, said] = [columns.indexOf('number'), columns.indexOf('question'), columns.indexOf('answer')];
  if (said === -1) return body;
  const answered = body.filter((cells) => cellText(cells[said] ?? []) !== '');
  const isRepeated = (cells: Cells) => {
    const own = numberOf(cells[asked] ?? []) ?? numberOf(cells[numbered] ?? []);
    return own !== undefined && own === numberOf(cells[said] ?? []);
  };
  if (answered.length < 2 || !answered.every(isRepeated)) return body;
  return body.map((cells) => cells.map((cell, at) => (at === said ? withoutNumber(cell) : cell)));
}

function numberOf([line]: readonly Line[]): number | undefined {
  const marker = readMarker(line?.text ?? '');
  return marker?.kind === 'number' ? marker.value : undefined;
}

function withoutNumber([first, ...more]: readonly Line[]): readonly Line[] {
  return first === undefined ? [] : [sliceLine(first, readMarker(first.text)?.end ?? 0), ...more];
}
