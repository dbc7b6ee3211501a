import { isAnswerSpace } from '../lines/line-kinds.ts';
import { type Line, withLabel } from '../lines/lines.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

type Cell = readonly Line[];

/**
 * The lines of a table that is one question of a printed test bank: room for a letter, the number and what is asked in cells beside each
 * other, and below them options whose letters have cells of their own. `undefined` for any other table.
 */
export function linesOfPrintedItem(rows: TableItem['rows']): readonly Line[] | undefined {
  const [[room, ...first] = [], ...others] = rows;
  if (room === undefined || !isRoom(room)) return undefined;
  const asked = joined(first, /^\(?\d{1,3}[.)]$/u);
  const options = others.map((row) => joined(row.filter(isFilled), /^\(?[a-h][.)]$/iu));
  if (asked === undefined || options.some((lines) => lines === undefined)) return undefined;
  return [...asked, ...options.flatMap((lines) => lines ?? [])];
}

const isFilled = (cell: Cell) => cellText(cell) !== '';
const isRoom = (cell: Cell) => isAnswerSpace(cellText(cell));

/** Each cell that is a label before the text of the next one; `undefined` where they do not take turns. */
function joined(row: readonly Cell[], label: RegExp): readonly Line[] | undefined {
  const cells = row.filter(isFilled);
  const labels = cells.filter((_cell, index) => index % 2 === 0).map(cellText);
  if (cells.length % 2 === 1 || !labels.every((text) => label.test(text))) return undefined;
  return cells.flatMap(([line, ...more], index) => {
    if (index % 2 === 0 || line === undefined) return [];
    return [withLabel(line, labels[(index - 1) / 2] ?? ''), ...more];
  });
}
