import { type Line, sliceLine } from '../lines/lines.ts';
import type { TableItem } from '../parsed-question.ts';

type Rows = TableItem['rows'];

/** Of the cells with an answer those that have working beside it. */
const share = 0.5;
const fewest = 3;
/** What may stand between two pieces in bold that are one answer. */
const joins = /^[\s,;&/+-]*$/u;

/**
 * Answers that stand in bold below their working, '240 × 1.35' above '**324 g**', or at its end: where each cell has some of it in bold, and
 * many have more, what is in bold is the answer. Otherwise the rows as they are.
 */
export function boldInCells(rows: Rows): Rows {
  const filled = rows.flat().filter((cell) => cell.length > 0);
  const bold = filled.map(boldOf);
  const besides = filled.filter((cell, at) => lengthOf(bold[at] ?? []) < lengthOf(cell)).length;
  const isHabit =
    filled.length >= fewest && bold.every((lines) => lines.length > 0) && besides >= filled.length * share;
  return isHabit ? rows.map((row) => row.map(boldOf)) : rows;
}

const lengthOf = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

/** What stands in bold in a cell, at most one piece of each line; none where a line has several. */
function boldOf(cell: readonly Line[]): readonly Line[] {
  const found = cell.map((line) => boldRanges(line));
  if (found.some((ranges) => ranges.length > 1)) return [];
  return cell.flatMap((line, at) => (found[at] ?? []).map(({ from, to }) => sliceLine(line, from, to)));
}

/** Where a line is in bold, from one place to another. */
function boldRanges({ spans }: Line): readonly { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  let at = 0;
  let between = '';
  for (const { text, bold } of spans) {
    const last = ranges.at(-1);
    if (!bold) between += text;
    else if (text.trim() !== '') {
      if (last !== undefined && joins.test(between)) last.to = at + text.length;
      else ranges.push({ from: at, to: at + text.length });
      between = '';
    }
    at += text.length;
  }
  return ranges;
}
