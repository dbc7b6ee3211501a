import { groupBy } from '../group.ts';
import type { Line } from '../lines/line.ts';
import type { Span } from '../marks/span.ts';

/**
 * The lines of tables of data, which stand in a question as they are: nothing in them asks, begins a question or is an option. Tables of few
 * cells may be options, and those with a mark or a long text in them may be anything.
 */
export function findData(spans: readonly Span[], titled: ReadonlyMap<number, unknown>): Set<Line> {
  const inTables = spans.filter(
    ({ line: { cell } }) => cell !== null && !titled.has(cell.table) && cell.columns > 1 && cell.rows > 1,
  );
  const byTable = groupBy(inTables, ({ line }) => line.cell?.table);
  return new Set([...byTable.values()].filter(isData).flatMap((cells) => cells.map(({ line }) => line)));
}

function isData(cells: readonly Span[]): boolean {
  const [first] = cells;
  const cell = first?.line.cell;
  if (cell === null || cell === undefined) return false;
  const { rows, columns } = cell;
  const isTitleAlone = (column: number) =>
    cells.filter(({ line }) => line.cell?.column === column).every(({ line }) => line.cell?.row === 0);
  const hasRoom = Array.from({ length: columns }, (_, column) => isTitleAlone(column)).some(Boolean);
  const isLarge = cells.length > 8 || columns > 4 || (rows > 2 && columns > 2) || (rows > 2 && hasRoom);
  return isLarge && cells.every(isPlain);
}

const isPlain = (span: Span): boolean =>
  span.text.length < 60 &&
  !span.endsAsking &&
  !(span.asks && span.text.includes(' ')) &&
  span.answer === null &&
  span.line.list === null &&
  span.marks.every(({ family, end }) => family.includes('weakly') || family === 'bullet' || end === span.text.length);
