import { breakCell } from './break-cell.ts';

/** What is less than this beside the headings is left to the terminal to break. */
const leastBroken = 10;
const between = '  ';

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
