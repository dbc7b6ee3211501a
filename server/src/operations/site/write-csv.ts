/** What a cell of a table holds; null for nothing. */
export type Cell = string | number | null;

/** Beginnings by which a spreadsheet would take text for a formula, in full width too, as East Asian keyboards type them. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * A table as CSV for spreadsheets: UTF-8 with a byte order mark, lines ended by CR LF, text in quotes. Text that a
 * spreadsheet would run as a formula gets an apostrophe before it: '=1+1' becomes "'=1+1", 'Ann-Marie' stays.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
