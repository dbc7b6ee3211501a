import { asks } from '../lines/line-kinds.ts';
import { tidy } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { Cells, Column } from './columns.ts';
import { cellText } from './question-table.ts';

/** What a row is a part of: '1', 'a' and 'Work out each answer.' above it. */
export interface PartOfRow {
  readonly path: readonly [number: string, letter: string];
  readonly stem: string;
}

/** What the number of a row says: '1', '1a' or 'a'. */
interface Named {
  readonly number?: string | undefined;
  readonly letter?: string | undefined;
}

const fewest = 2;
const written = /^\W*(?:q\w*\W*)?(\d{1,3})\W*([a-z]|[ivx]{2,4})?\W*$/iu;
const lettered = /^\W*([a-z]|[ivx]{2,4})\W*$/iu;

/**
 * '1 | Work out each answer.' with nothing in the other columns is no question where 'a | 1/5 + 2/5' and 'b | …' stand below it: it stands
 * above its parts. Rows of options, of which one is ticked, are no parts.
 */
export function rowsWithParts(body: readonly Cells[], columns: readonly Column[]) {
  const names = body.map((cells) => nameOf(cells, columns));
  const stems = new Set<Cells>();
  const parts = new Map<Cells, PartOfRow>();
  for (const [at, cells] of body.entries()) {
    const { number, letter } = names[at] ?? {};
    const stem = tidy(askedIn(cells, columns));
    if (number === undefined || letter !== undefined || stem === '' || !isBare(cells, columns)) continue;
    const end = names.findIndex((one, index) => index > at && !goesBelow(one, number));
    const own = body.slice(at + 1, end === -1 ? undefined : end);
    const [first] = names.slice(at + 1);
    const filled = own.filter((row) => !isBare(row, columns)).length;
    const areParts = filled * 2 >= own.length || own.every((row) => asks(askedIn(row, columns)));
    if (own.length < fewest || !/^[ai]$/u.test(first?.letter ?? '') || !areParts) continue;
    stems.add(cells);
    for (const [index, row] of own.entries()) {
      parts.set(row, { path: [number, names[at + 1 + index]?.letter ?? ''], stem });
    }
  }
  return { stems, parts };
}

const goesBelow = ({ number, letter }: Named, above: string) =>
  letter !== undefined && (number === undefined || number === above);

const isBare = (cells: Cells, columns: readonly Column[]) =>
  cells.every((cell, at) => at === numberAt(columns) || columns[at] === 'question' || cellText(cell) === '') &&
  takeMarks(cellText(cells[columns.indexOf('question')] ?? [])).marks === undefined;

/** The column of numbers, which may have no head. */
const numberAt = (columns: readonly Column[]) =>
  columns.includes('number') ? columns.indexOf('number') : columns.indexOf('question') === 1 ? 0 : -1;

function nameOf(cells: Cells, columns: readonly Column[]): Named {
  const said = cellText(cells[numberAt(columns)] ?? []);
  const [whole, number, letter] = written.exec(said) ?? [];
  if (whole !== undefined) return { number, letter: letter?.toLowerCase() };
  const alone = lettered.exec(said)?.[1];
  if (alone !== undefined) return { letter: alone.toLowerCase() };
  const marker = readMarker(cellText(cells[columns.indexOf('question')] ?? []));
  if (marker?.kind === 'letter') return { letter: marker.letter.toLowerCase() };
  return marker?.kind === 'number' ? { number: String(marker.value), letter: marker.parts[0] } : {};
}

function askedIn(cells: Cells, columns: readonly Column[]): string {
  const text = cellText(cells[columns.indexOf('question')] ?? []);
  const marker = readMarker(text);
  return marker?.kind === 'number' || marker?.kind === 'letter' ? text.slice(marker.end) : text;
}
