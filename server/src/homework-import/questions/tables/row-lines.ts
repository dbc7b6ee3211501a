import { isAnswerSpace } from '../line-kinds.ts';
import { type Line, spokenLine, withLabel } from '../lines.ts';
import { readMarker } from '../markers.ts';
import type { TableItem } from '../parsed-question.ts';
import { type Column, isTotal } from './columns.ts';
import { cellText } from './question-table.ts';
import { askedColumns } from './read-rows.ts';

/**
 * The lines of a table that has a whole question in a cell, with its options, parts or room to write, between its number and its
 * marks: the number goes before them, marks and answer behind. `undefined` for any other table.
 */
export function readRowLines({ rows, place }: TableItem): Line[] | undefined {
  const found = askedColumns(rows);
  if (found === undefined) return undefined;
  const { columns, body } = found;
  const asked = columns.indexOf('question');
  const isWhole = body.some((row) => (row[asked] ?? []).filter(({ text }) => !isAnswerSpace(text)).length > 1);
  return isWhole ? body.flatMap((row) => rowLines(row, columns, place)) : undefined;
}

function rowLines(row: readonly (readonly Line[])[], columns: readonly Column[], tablePlace: number): Line[] {
  if (row.some((cell) => isTotal(cellText(cell)))) return [];
  const cell = (column: Column) => row[columns.indexOf(column)] ?? [];
  const [first, ...rest] = cell('question');
  const place = first?.place ?? tablePlace;
  const number = cellText(cell('number')).replace(/^[\s(]+|[\s).:]+$/gu, '');
  const isNumbered = number !== '' && first !== undefined && readMarker(first.text)?.kind !== 'number';
  const label = /^\d|^q/iu.test(number) ? `${number}.` : `(${number})`;
  const marks = /\d{1,2}/u.exec(cellText(cell('marks')))?.[0];
  return [
    ...(first === undefined ? [] : [isNumbered ? withLabel({ ...first, label: null }, label) : first]),
    ...rest,
    ...cell('answer').flatMap(({ text }) => (isAnswerSpace(text) ? [] : [spokenLine(`Answer: ${text}`, place)])),
    ...(marks === undefined ? [] : [spokenLine(`[${marks}]`, place)]),
  ];
}
