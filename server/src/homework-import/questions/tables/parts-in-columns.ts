import type { Line } from '../lines/lines.ts';
import type { TableItem } from '../parsed-question.ts';
import { areNumbers } from './columns.ts';
import { layoutLines } from './layout-lines.ts';
import { withMarksColumn } from './marks-column.ts';
import { cellText } from './question-table.ts';

const fewestParts = 2;
const part = /^\(?(?:[a-h]|[ivx]{1,4})[).]?$/u;

/** The lines of a table with numbers in one column, letters of parts in the next, what is asked in a third and marks in the last. `undefined` for any other table. */
export function linesOfPartsInColumns(rows: TableItem['rows']): Line[] | undefined {
  const body = withMarksColumn(rows);
  const texts = body.map((row) => row.map(cellText));
  const letters = texts.map((row) => row[1] ?? '');
  const isPlaced =
    body !== rows &&
    texts.every((row) => row.length === 3 && /\p{L}{3}/u.test(row[2] ?? '')) &&
    areNumbers(texts.map((row) => row[0] ?? '')) &&
    letters.every((text) => text === '' || part.test(text)) &&
    letters.filter((text) => text !== '').length >= fewestParts;
  return isPlaced ? layoutLines(rows) : undefined;
}
