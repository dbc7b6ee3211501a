import type { Table } from './command-words.ts';
import { colour, printData } from './print.ts';

/** The columns of a table by their heading, each with what its cells say of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

/** The rows as a table; where there are none, `empty` is said instead. */
export function tableOf<Row>(rows: readonly Row[], columns: Columns<Row>, empty?: string): Table {
  const cells = Object.values(columns);
  return { head: Object.keys(columns), rows: rows.map((row) => cells.map((cell) => String(cell(row)))), empty };
}

/**
 * Prints a table for people: each column as wide as its widest cell, or as a terminal has room for. Where it has none for a
 * table, the rows stand one below the other.
 */
export async function printTable({ head, rows }: Table): Promise<void> {
  const room = process.stdout.columns;
  const table = layTable([head, ...rows], room);
  if (!table) return printData(`${layRecords(head, rows, room).join('\n\n')}\n`);
  const [first = '', ...lines] = table;
  await printData(`${colour.bold(first)}\n${lines.map((line) => `${line}\n`).join('')}`);
}

/** Text is not broken to lines shorter than this, which would read badly. */
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

/**
 * Rows as a terminal shows them that is too narrow for a table: one below the other, each as one string with a line for each
 * cell, its heading in front of it.
 */
export function layRecords(head: readonly string[], rows: readonly (readonly string[])[], room: number): string[] {
  const margin = Math.max(0, ...head.map((heading) => heading.length));
  const space = room - margin - between.length;
  const width = space < leastBroken ? Number.POSITIVE_INFINITY : space;
  return rows.map((row) => head.map((heading, at) => layCell(heading.padEnd(margin), row[at] ?? '', width)).join('\n'));
}

function layCell(heading: string, text: string, width: number): string {
  return breakCell(text, width)
    .map((line, at) => `${at === 0 ? heading : ' '.repeat(heading.length)}${between}${line}`.trimEnd())
    .join('\n');
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
