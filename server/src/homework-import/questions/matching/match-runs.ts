import type { Item } from '../parsed-question.ts';
import { type MatchRow, rowOfCells, rowOfLine } from './match-row.ts';

/** Two lists to match among the items: where they stand, and their rows. */
export interface MatchRun {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly (MatchRow & { readonly term: NonNullable<MatchRow['term']> })[];
  readonly descriptions: readonly NonNullable<MatchRow['description']>[];
  /** Whether both sides stand in the same rows, so that nothing has to say that they are to be matched. */
  readonly isBeside: boolean;
}

const fewest = 3;
const most = 26;

/** The two lists that begin at an item, numbers that go on by one and letters from A on; `undefined` where none do. */
export function matchRunAt(items: readonly Item[], start: number): MatchRun | undefined {
  const item = items[start];
  if (item?.kind === 'table') return runOf(start, start + 1, rowsOfTable(item.rows));
  if (item?.kind !== 'line') return undefined;
  const rows: MatchRow[] = [];
  for (const one of items.slice(start, start + 2 * most)) {
    const row = one.kind === 'line' ? rowOfLine(one) : undefined;
    if (row === undefined || !goesOn(rows, row)) break;
    rows.push(row);
  }
  return runOf(start, start + rows.length, rows);
}

/** The rows of a table without its headings. */
function rowsOfTable(source: Extract<Item, { kind: 'table' }>['rows']): readonly MatchRow[] {
  const rows = source.slice(0, most + 1).map(rowOfCells);
  const first = rows.findIndex((row) => row?.term !== undefined && row.description !== undefined);
  const body = rows.slice(first === -1 ? rows.length : first);
  const whole = body.filter((row) => row !== undefined);
  return first > 1 || whole.length < body.length || source.length > most + 1 ? [] : whole;
}

/** Whether a row has the next number, or letter, of what was there before. A term below the other side is the next question. */
function goesOn(rows: readonly MatchRow[], { term, description }: MatchRow): boolean {
  const last = rows.findLast((row) => row.term !== undefined)?.term;
  const letters = rows.filter((row) => row.description !== undefined).length;
  if (term !== undefined && last !== undefined && term.number !== after(last.number)) return false;
  if (description === undefined && letters > 0) return false;
  return description === undefined || description.letter === letterAt(letters);
}

/** Terms have numbers that go on, or none has any. */
const after = (number: number | undefined, by = 1) => (number === undefined ? undefined : number + by);

const letterAt = (index: number) => String.fromCharCode(97 + index);

function runOf(start: number, end: number, rows: readonly MatchRow[]): MatchRun | undefined {
  const terms = rows.flatMap((row) => (row.term === undefined ? [] : [{ ...row, term: row.term }]));
  const descriptions = rows.flatMap(({ description }) => description ?? []);
  const goOn =
    terms.every(({ term }, index) => term.number === after(terms[0]?.term.number, index)) &&
    descriptions.every(({ letter }, index) => letter === letterAt(index));
  if (!goOn || terms.length < fewest || descriptions.length < terms.length) return undefined;
  return {
    start,
    end,
    terms,
    descriptions,
    isBeside: rows.every(({ term, description }, at) => description !== undefined && (term !== undefined || at > 0)),
  };
}
