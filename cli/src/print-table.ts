import { layTable } from './lay-table.ts';
import { colour, printData } from './print.ts';

/** Prints a table for people: each column as wide as its widest cell, or as a terminal has room for. */
export async function printTable(head: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
  const [first = '', ...lines] = layTable([head, ...rows], process.stdout.columns);
  await printData(`${colour.bold(first)}\n${lines.map((line) => `${line}\n`).join('')}`);
}

/** Prints a value as one line of JSON. */
export async function printJson(value: unknown): Promise<void> {
  await printData(`${JSON.stringify(value)}\n`);
}
