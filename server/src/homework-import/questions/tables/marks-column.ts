import type { Line } from '../lines/lines.ts';
import { withBehind } from '../lines/said-behind.ts';
import type { TableItem } from '../parsed-question.ts';
import { areNumbers } from './columns.ts';
import { cellText } from './question-table.ts';

type Rows = TableItem['rows'];

const fewest = 2;
const heading = /^(?:max(?:imum)?\.?\s*)?marks?$/iu;

/**
 * The rows of a layout table whose last column has nothing but marks, as Scottish papers have them: they are said behind what is asked beside them,
 * '(a) | Calculate the power. [3]'. A table without such a column as it is.
 */
export function withMarksColumn(rows: Rows): Rows {
  const texts = rows.map((row) => row.map(cellText));
  const isHeaded = heading.test(texts[0]?.at(-1) ?? '') && texts[0]?.slice(0, -1).every((text) => text === '') === true;
  const body = isHeaded ? rows.slice(1) : rows;
  const width = texts[0]?.length ?? 0;
  const last = texts.slice(isHeaded ? 1 : 0).map((row) => row.at(-1) ?? '');
  const said = last.filter((text) => text !== '');
  const areMarks =
    width > 2 && said.length >= fewest && last.every((text) => /^(?:[1-9]\d?|)$/u.test(text)) && isAsked(body);
  return areMarks ? body.map(withMarks) : rows;
}

/** Whether numbers of questions stand in the first column, and all that has marks says something. */
function isAsked(rows: Rows): boolean {
  const firsts = rows.map(([first]) => cellText(first ?? []));
  const marked = rows.filter((row) => cellText(row.at(-1) ?? []) !== '');
  return areNumbers(firsts) && marked.every((row) => /\p{L}{3}/u.test(row.slice(1, -1).map(cellText).join(' ')));
}

function withMarks(row: Rows[number]): Rows[number] {
  const marks = cellText(row.at(-1) ?? []);
  const cells = row.slice(0, -1);
  const asked = cells.findLastIndex((cell) => cell.length > 0);
  if (marks === '') return cells;
  return cells.map((cell, index) => (index === asked ? withBehindAsked(cell, ` [${marks}]`) : cell));
}

/** Behind the last line, or above the options. */
function withBehindAsked(cell: readonly Line[], marks: string): readonly Line[] {
  const option = cell.findIndex(({ text }, index) => index > 0 && /^\(?A[).\s]/u.test(text));
  const at =
    option > 0 && cell.slice(option + 1).some(({ text }) => /^\(?B[).\s]/u.test(text)) ? option - 1 : cell.length - 1;
  return cell.map((line, index) => (index === at ? withBehind(line, marks) : line));
}
