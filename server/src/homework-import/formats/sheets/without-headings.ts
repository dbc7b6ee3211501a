import type { SheetRow } from './rows.ts';

/**
 * A list below the headings that its cells leave no doubt of: two columns are questions and their answers; of more one has what one of
 * those before it has, each time, or a letter of one of them: those, side by side, are the options, and before them stand the question and maybe a number.
 * The rows as they are where neither is so.
 */
export function withHeadings(rows: readonly SheetRow[]): readonly SheetRow[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((text) => text !== '') + 1));
  const headings = width === 2 ? headingsOfTwo(rows) : headingsOfOptions(rows, width);
  return headings === undefined ? rows : [{ number: 0, cells: headings }, ...rows];
}

const headingsOfTwo = (rows: readonly SheetRow[]) =>
  rows.length > 1 && rows.every(({ cells: [first = '', second] }) => asks.test(first) && second)
    ? ['Question', 'Answer']
    : undefined;
/** What ends as a question does, or is as long. */
const asks = /[?？:]$|_{2,}|(?:\S+\s+){3}\S/u;

function headingsOfOptions(rows: readonly SheetRow[], width: number): string[] | undefined {
  const numbered = rows.every(({ cells: [first] }) => /^\d+$/u.test(first ?? '')) ? 1 : 0;
  const isKey = (column: number) =>
    rows.every(({ cells }) => {
      const [answer = '', among] = [cells[column], cells.slice(numbered + 1, column)];
      return cells[numbered] && (among.includes(answer) || (/^[A-H]$/iu.test(answer) && among.length > 1));
    });
  const columns = Array.from({ length: Math.min(width, numbered + 10) }, (_, column) => column);
  const key = columns.findLast((column) => column > numbered + 2 && isKey(column));
  if (rows.length < 2 || key === undefined) return undefined;
  const letters = [...'ABCDEFGH'].slice(0, key - numbered - 1);
  return [...(numbered === 1 ? ['Number'] : []), 'Question', ...letters, 'Answer'];
}
