import { asks } from '../lines/line-kinds.ts';
import { type Line, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';
import { goOnFromCellToCell, isColumnOfQuestions } from './columns-of-questions.ts';
import { withMarksColumn } from './marks-column.ts';
import { cellText } from './question-table.ts';
import { areHeads, withWorth, worth } from './worth.ts';

/** 'Last week' above the question of a cell in a grid; above several of them it is the name of a section. */
function withoutHeading(cell: readonly Line[]): readonly Line[] {
  const [heading, asked] = cell;
  if (heading === undefined || asked === undefined || readMarker(asked.text)?.kind !== 'number') return cell;
  const numbered = cell.filter(({ text }) => readMarker(text)?.kind === 'number');
  const isOfOne = numbered.length === 1;
  return isOfOne && readMarker(heading.text) === undefined && heading.text.length < 40 && !asks(heading.text)
    ? cell.slice(1)
    : cell;
}

/** Whether a text is nothing but a box to tick. */
export const isBox = (text: string) => /^(?:[☐□❑○◯☑☒✓]|\[[ xX✓]?\])$/u.test(text);

/** The lines of a table, row by row; a label in a cell of its own goes before the text beside it, and marks behind it. */
export function layoutLines(source: TableItem['rows']): Line[] {
  const rows = withMarksColumn(source);
  const isOfColumns = rows.some((row) => row.some(isColumnOfQuestions));
  const isGrid = goOnFromCellToCell(rows);
  let worths: readonly (number | undefined)[] = [];
  return rows.flatMap((row) => {
    if (isOfColumns && areHeads(row)) {
      worths = row.map((cell) => worth(cellText(cell)));
      return [];
    }
    const filled = row.map((cell, column) => withWorth(cell, worths[column])).filter((cell) => cell.length > 0);
    const last = filled.at(-1);
    const cells = filled.length === 2 && last !== undefined && isBox(cellText(last)) ? [...filled].reverse() : filled;
    const lines: Line[] = [];
    let label = '';
    for (const cell of cells) {
      const text = cellText(cell);
      if (
        /^\(?(?:[A-Ha-h]|Q?\d{1,3}(?:\s?\(?[a-h]\)?)?|[\d\s]{1,4}\.\s?\d{1,2}|[ivx]{1,4}|[☐□❑○◯☑☒✓]|\[[ xX✓]?\])\)?[.)]?$/u.test(
          text,
        ) &&
        cell !== cells.at(-1) &&
        !(/^\(?[A-Ha-h]\)/u.test(label) && /^\d+$/u.test(text))
      ) {
        const own = /[.)]$/u.test(text) || isBox(text) ? text : `${text}${/\d/u.test(text) ? '.' : ')'}`;
        const isPart = /^Q?\d{1,3}[.)]?$/u.test(label) && /^\(?[a-hi]\)?[.)]?$/u.test(text);
        label = `${isPart ? `${label} ` : ''}${/^\(|\d\s?\.\s?\d/u.test(text) ? text : own}`;
        continue;
      }
      const [first, ...rest] = isGrid ? withoutHeading(cell) : cell;
      if (first !== undefined) lines.push(label === '' ? first : withLabel(first, label), ...rest);
      label = '';
    }
    return lines;
  });
}
