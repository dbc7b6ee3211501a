/** A column is not made narrower than this to fit a terminal: what is shorter reads badly when it is broken. */
const leastBroken = 10;
const between = '  ';

/**
 * The rows of a table for people, each as one string: every column as wide as its widest cell. Where that is more than
 * `room` characters, the widest columns become narrower and their cells go on below; where that is not enough either, it
 * is left to the terminal to break the lines.
 */
export function layTable(rows: readonly (readonly string[])[], room = Number.POSITIVE_INFINITY): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const natural = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const widths = narrow(natural, room - between.length * (columns - 1));
  return rows.map((row) => layRow(row, widths));
}

function narrow(natural: readonly number[], room: number): readonly number[] {
  const widths = [...natural];
  for (;;) {
    const excess = widths.reduce((sum, width) => sum + width, 0) - room;
    if (excess <= 0) return widths;
    const widest = widths.indexOf(Math.max(...widths));
    const width = widths[widest] ?? 0;
    if (width <= leastBroken) return natural;
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

/** The text in lines of at most `width` characters, broken between words where there is a space. */
function breakCell(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    const end = space > 0 ? space : width;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}
