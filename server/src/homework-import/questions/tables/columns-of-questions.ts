import { asks } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';

/** Lines of several questions in one cell were put into a table to be side by side. */
export function isColumnOfQuestions(cell: readonly Line[]): boolean {
  const numbers = cell.filter(({ text }) => readMarker(text)?.kind === 'number' || /^[A-PR-Z]\d[.):]\s/u.test(text));
  const areAsked = numbers.every(({ text }) => asks(text.replace(/^\W*\d+\W*/u, '')));
  return numbers.length > 1 && (cell.length > 3 || areAsked || numbers.some(({ text }) => /\?/u.test(text)));
}

/** Questions 1, 2, 3 … each in a cell of its own, under a heading perhaps: a grid of them. */
export function goOnFromCellToCell(rows: TableItem['rows']): boolean {
  const lines = rows.flatMap((row) =>
    row.flatMap((cell) => cell.filter(({ text }) => readMarker(text)?.kind === 'number')),
  );
  const values = lines
    .map(({ text }) => readMarker(text))
    .map((marker) => (marker?.kind === 'number' ? marker.value : 0));
  const asking = lines.filter(({ text }) => asks(text.replace(/^\W*\d+\W*/u, ''))).length;
  return values.length > 2 && values.every((value, index) => value === index + 1) && asking > values.length / 2;
}
