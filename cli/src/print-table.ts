import { layRecords } from './lay-records.ts';
import { layTable } from './lay-table.ts';
import { colour, printData } from './print.ts';

/**
 * Prints a table for people: each column as wide as its widest cell, or as a terminal has room for. Where it has none for a
 * table, the rows stand one below the other.
 */
export async function printTable(head: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
  const room = process.stdout.columns;
  const table = layTable([head, ...rows], room);
  if (!table) return printData(`${layRecords(head, rows, room).join('\n\n')}\n`);
  const [first = '', ...lines] = table;
  await printData(`${colour.bold(first)}\n${lines.map((line) => `${line}\n`).join('')}`);
}

/** Prints a value as one line of JSON. */
export async function printJson(value: unknown): Promise<void> {
  await printData(`${JSON.stringify(value)}\n`);
}
