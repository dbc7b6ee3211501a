import type { QuestionTable } from '@markwell/marking-core';
import type { Span } from '../marks/span.ts';

/** A table that is in a question: the lines that it is made of, and as the question shows it. */
export interface FoundTable {
  readonly spans: ReadonlySet<Span>;
  readonly table: QuestionTable;
}

/** A longer table is shown without its empty rows. */
const mostRows = 40;

/** The first table of two columns or more among the lines of a question that is not the one the question itself is in. */
export function findTable(lines: readonly Span[]): FoundTable | null {
  const own = lines[0]?.line.cell?.table;
  const first = lines.find(
    ({ line: { cell } }) => cell !== null && cell.table !== own && cell.columns > 1 && cell.columns <= 12,
  );
  const number = first?.line.cell?.table;
  if (number === undefined) return null;
  const spans = new Set(lines.filter(({ line }) => line.cell?.table === number));
  const { rows: height = 0, columns: width = 0 } = first?.line.cell ?? {};
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ''));
  for (const { text, line } of spans) {
    if (line.cell === null) continue;
    const row = rows[line.cell.row];
    if (row === undefined) continue;
    const label = text === '' ? '' : `${line.list?.format === 'bullet' ? '• ' : ''}${text}`;
    const known = row[line.cell.column] ?? '';
    row[line.cell.column] = known === '' ? label : `${known}\n${label}`;
  }
  const isFilled = (row: readonly string[]) => row.some((text) => text !== '');
  // Empty rows below the titles are there to be filled in.
  const shown = height > mostRows ? rows.filter(isFilled) : rows.slice(rows.findIndex(isFilled));
  const [columns, ...body] = shown;
  return columns === undefined || body.length === 0 ? null : { spans, table: { caption: '', columns, rows: body } };
}
