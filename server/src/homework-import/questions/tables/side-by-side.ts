import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';
import { areNumbers, type Column } from './columns.ts';
import { cellText } from './question-table.ts';

type Rows = TableItem['rows'];

/**
 * A table whose columns are there twice or more, to save paper, as one: 'Question | Answer | Question | Answer'. Numbers say whether
 * questions go on below each other or beside each other; without any they are read row by row. `undefined` for any other table.
 */
export function joinSideBySide(rows: Rows, columns: readonly Column[]): Rows | undefined {
  const width = columns.indexOf(columns[0] ?? 'other', 1);
  const isRepeated =
    width > 1 && columns.length % width === 0 && columns.every((column, index) => column === columns[index % width]);
  if (!isRepeated || columns[0] === 'other') return undefined;
  const [head = [], ...body] = rows;
  const blocks = body.map((row) =>
    Array.from({ length: columns.length / width }, (_, at) => row.slice(at * width, (at + 1) * width)),
  );
  const across = blocks.flat();
  const down = (blocks[0] ?? []).flatMap((_block, at) => blocks.flatMap((row) => row.slice(at, at + 1)));
  const ordered = isInOrder(down) && !isInOrder(across) ? down : across;
  return [head.slice(0, width), ...ordered.filter((row) => row.some((cell) => cell.length > 0))];
}

/** Whether all rows begin with numbers that go up. */
function isInOrder(rows: Rows): boolean {
  const values = rows.map((row) => numberOf(cellText(row[0] ?? [])));
  return values.every((value, at) => value !== undefined && (at === 0 || value > (values[at - 1] ?? 0)));
}

function numberOf(text: string): number | undefined {
  const marker = readMarker(text);
  if (marker?.kind === 'number') return marker.value;
  return areNumbers([text]) ? Number(/\d+/u.exec(text)?.[0]) : undefined;
}
