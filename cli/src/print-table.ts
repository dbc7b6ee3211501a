import { colour, printData } from './print.ts';

/** Prints a table for people: each column as wide as its widest cell. */
export async function printTable(head: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  await printData(`${colour.bold(line(head))}\n${rows.map((row) => `${line(row)}\n`).join('')}`);
}

/** Prints a value as one line of JSON. */
export async function printJson(value: unknown): Promise<void> {
  await printData(`${JSON.stringify(value)}\n`);
}
