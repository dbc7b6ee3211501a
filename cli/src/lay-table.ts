import { breakCell } from './break-cell.ts';

/** A column is not made narrower than this to fit a terminal: what is shorter reads badly when it is broken. */
const leastBroken = 10;
const between = '  ';

/**
 * The rows of a table for people, each as one string: every column as wide as its widest cell. Where that is more than
 * `room` characters, the widest columns become narrower and their cells go on below; null where that is not enough
 * either.
 */
export function layTable(rows: readonly (readonly string[])[], room = Number.POSITIVE_INFINITY): string[] | null {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const natural = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const widths = narrow(natural, room - between.length * (columns - 1));
  return widths && rows.map((row) => layRow(row, widths));
}

function narrow(natural: readonly number[], room: number): readonly number[] | null {
  const widths = [...natural];
  for (;;) {
    const excess = widths.reduce((sum, width) => sum + width, 0) - room;
    if (excess <= 0) return widths;
    const widest = widths.indexOf(Math.max(...widths));
    const width = widths[widest] ?? 0;
    if (width <= leastBroken) return null;
    widths[widest] = width - 1;
  }
}

function layRow(row: readonly string[], widths: readonly number[]): string {
  const cells = widths.map((width, at) => breakCell(row[at] ?? '', width));
  const height = Math.max(1, ...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, at) => (lines[line] ?? '').padEnd(widths[at] ?? 0))
      .join(between)
      .trimEnd(),
  ).join('\n');
}
