import { asks } from '../lines/line-kinds.ts';
import { emphasisOf, type Line, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';

type Cell = readonly Line[];

const fewest = 4;
const longestHeading = 40;

/**
 * The lines of a table in which every cell begins with a number, or has it beside it, below a heading at most, and the numbers go on by one from cell to cell,
 * along its rows or down its columns: '1. Work out 7 × 60' beside '6. Solve x + 9 = 4'. `undefined` for any other table.
 */
export function linesOfNumberedCells(table: TableItem['rows']): readonly Line[] | undefined {
  const rows = table.map(joinNumbers);
  const areBeside = rows.some((row) => row.filter(isFilled).length > 1);
  if (!areBeside) return undefined;
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const down = Array.from({ length: columns }, (_, column) => rows.flatMap((row) => row.slice(column, column + 1)));
  return inOrder(rows.flat()) ?? inOrder(down.flat());
}

/** '1.' in a cell of its own is the number of the cell beside it, where a row has two questions or more. */
function joinNumbers(row: readonly Cell[]): readonly Cell[] {
  const labels = row.map((cell) => (cell.length === 1 ? numberAlone.exec(cell[0]?.text ?? '')?.[1] : undefined));
  const areTurns = row.length > 2 && row.length % 2 === 0 && row.every((cell, at) => isTurn(cell, labels[at], at));
  if (!areTurns) return row;
  return row.flatMap(([first, ...rest], at) => {
    const label = labels[at - 1];
    return at % 2 === 0 || first === undefined
      ? []
      : [label === undefined ? [first, ...rest] : [withLabel(first, `${label}.`), ...rest]];
  });
}

/** Numbers stand in the first cell, the third and so on, and in no other; all but the last may be without. */
const isTurn = (cell: Cell, label: string | undefined, at: number) =>
  at % 2 === 0 ? label !== undefined || !isFilled(cell) : label === undefined;

const numberAlone = /^(?:q(?:uestion)?\s*)?\(?(\d{1,2})[.):]$/iu;
const isFilled = (cell: Cell) => cell.length > 0;

function inOrder(all: readonly Cell[]): readonly Line[] | undefined {
  const cells = all.filter(isFilled).map(withoutHeading);
  if (cells.some(([first]) => numberOf(first) === undefined)) return undefined;
  const values = cells.flatMap((cell) => cell.flatMap((line) => numberOf(line) ?? []));
  const [first = 0] = values;
  const goOn = values.every((value, index) => value === first + index);
  return values.length >= fewest && goOn ? cells.flat() : undefined;
}

function numberOf(line: Line | undefined): number | undefined {
  const marker = line === undefined ? undefined : readMarker(line.text);
  const isSaid = marker?.kind === 'number' && marker.parts.length === 0 && line?.text.slice(marker.end).trim() !== '';
  return isSaid ? marker.value : undefined;
}

/** 'LAST WEEK' above the numbers of a cell. */
function withoutHeading(cell: Cell): Cell {
  const [heading, first] = cell;
  if (heading === undefined || numberOf(heading) !== undefined || numberOf(first) === undefined) return cell;
  const { bold, underlined } = emphasisOf(heading.spans);
  const isHeading = bold || underlined || heading.isHeading || !/[.,;:]$/u.test(heading.text);
  return isHeading && heading.text.length < longestHeading && !asks(heading.text) ? cell.slice(1) : cell;
}
