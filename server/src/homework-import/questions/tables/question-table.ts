import type { QuestionTable } from '@markwell/marking-core';
import type { Line } from '../lines/lines.ts';
import { tidy } from '../lines/lines.ts';
import type { TableItem } from '../parsed-question.ts';

/** The text of a cell: its lines. */
export function cellText(cell: readonly Line[]): string {
  return tidy(cell.map(({ text }) => text).join(' '));
}

/** A table to read data from; `undefined` for one that is empty or has no columns. */
export function readTable({ rows }: TableItem): QuestionTable | undefined {
  const texts = rows.map((row) => row.map(cellText)).filter((row) => row.some((text) => text !== ''));
  const [head, ...body] = texts;
  if (head === undefined || body.length === 0 || head.length < 2) return undefined;
  const width = Math.max(...texts.map((row) => row.length));
  const even = (row: readonly string[]) => Array.from({ length: width }, (_, column) => row[column] ?? '');
  return { caption: '', columns: even(head), rows: body.map(even) };
}
