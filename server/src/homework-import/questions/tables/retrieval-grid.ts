import { asks, asksTrueOrFalse, demands, isAnswerSpace, isKeyTitle } from '../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { boldInCells } from './bold-in-cells.ts';
import { cellText } from './question-table.ts';
import { worth } from './worth.ts';

type Rows = TableItem['rows'];

/** A grid with a question in every cell, as retrieval practice has it, and what each of them is worth. */
interface Grid {
  /** Below the heading row, beside the column of labels: where the questions, or their answers, are. */
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly marks: (row: number, column: number) => number | undefined;
  /** Whether each cell has its number. */
  readonly isNumbered: boolean;
}

const fewest = 4;
const share = 0.8;
const longestHeading = 60;

/**
 * The questions of a grid, one in every cell below 'Last lesson – 1 point' and 'Last week – 2 points', as lines with numbers, row by row;
 * with their answers where a grid of the same shape has them.
 */
export function spellGrids(items: readonly Item[]): readonly Item[] {
  const grids = new Map(
    items.flatMap((item) => {
      const grid = item.kind === 'table' ? readGrid(item.rows) : undefined;
      return item.kind === 'table' && grid !== undefined ? [[item, grid] as const] : [];
    }),
  );
  if (grids.size === 0) return items;
  const answers = answersOf(items, grids);
  const said = new Set<Item>(answers.values());
  return items.flatMap((item, index): readonly Item[] => {
    if (said.has(item) || (said.has(items[index + 1] ?? item) && isTitleOfAnswers(item))) return [];
    const grid = item.kind === 'table' ? grids.get(item) : undefined;
    return item.kind === 'table' && grid !== undefined ? gridLines(item, grid, answers.get(item)) : [item];
  });
}

/** The grid of answers of each grid of questions: of those above it that have none the first, or the last. */
function answersOf(items: readonly Item[], grids: ReadonlyMap<TableItem, Grid>): ReadonlyMap<TableItem, TableItem> {
  const waiting = new Set<TableItem>();
  const answers = new Map<TableItem, TableItem>();
  let last: TableItem | undefined;
  for (const item of items) {
    if (item.kind !== 'table') continue;
    if (grids.has(item)) {
      waiting.add(item);
      last = item;
      continue;
    }
    const [first] = waiting;
    const asked = [first, last].find((one) => {
      const grid = one === undefined || !waiting.has(one) ? undefined : grids.get(one);
      return one !== undefined && grid !== undefined && isSameShape(one.rows, item.rows, grid);
    });
    if (asked === undefined) continue;
    waiting.delete(asked);
    answers.set(asked, item);
  }
  return answers;
}

/** Whether a table has a question in every cell, side by side. */
export const isGrid = (rows: Rows): boolean => readGrid(rows) !== undefined;

function readGrid(rows: Rows): Grid | undefined {
  const [head = []] = rows;
  const firstRow = head.every(isHeading) && head.some((cell) => cell.length > 0) ? 1 : 0;
  const below = rows.slice(firstRow);
  const firstColumn = below.every(([label = []]) => isHeading(label)) ? 1 : 0;
  const cells = below.flatMap((row) => row.slice(firstColumn)).filter((cell) => cell.length > 0);
  const isNumbered = areNumbered(cells);
  const texts = cells.map((cell) =>
    cell.map(({ text }, at) => (isNumbered && at === 0 ? text.replace(number, '') : text)),
  );
  const asking = texts.filter((cell) => cell.some((text) => asks(text) || asksTrueOrFalse(text))).length;
  const areBeside = below.some((row) => row.slice(firstColumn).filter((cell) => cell.length > 0).length > 1);
  const isOfQuestions =
    areBeside &&
    cells.length >= fewest &&
    asking >= cells.length * share &&
    texts.filter((cell) => cell.some((text) => demands(text) || tells.test(text))).length >= cells.length / 2 &&
    texts.every((cell) => isPlain(cell.join('\n')));
  if (!isOfQuestions) return undefined;
  const ofColumns = head.map((cell) => (firstRow === 1 ? worth(cellText(cell)) : undefined));
  const ofRows = rows.map(([label = []]) => (firstColumn === 1 ? worth(cellText(label)) : undefined));
  return { firstRow, firstColumn, marks: (row, column) => ofColumns[column] ?? ofRows[row], isNumbered };
}

const number = /^(?:q\s?)?\(?(\d{1,2})[.):]*(?:\s+|(?<=\D))(?=\S)/iu;
const numberIn = ([line]: readonly Line[]) => Number(number.exec(line?.text ?? '')?.[1] ?? Number.NaN);

/** Whether cells have the numbers from 1 on, along the rows or down the columns. */
function areNumbered(cells: Rows[number]): boolean {
  const numbers = new Set(cells.map(numberIn));
  return numbers.size === cells.length && cells.every((_cell, index) => numbers.has(index + 1));
}

/** A cell of a grid with numbers without its own. */
const unnumbered = ([first, ...rest]: readonly Line[]): readonly Line[] =>
  first === undefined ? [] : [sliceLine(first, number.exec(first.text)?.[0].length ?? 0), ...rest];

/** 'Translate: I have two cats.' */
const tells =
  /^(?:translate|put|write|complete|solve|work|simplify|find|draw|convert|expand|factorise|spell|label|round|balance|conjugate|correct|traduis|traduce|übersetze)\b/iu;

/** 'Last topic – 3 points': no question, and no long text. */
const isHeading = (cell: readonly Line[]) => {
  const text = cellText(cell);
  return text.length < longestHeading && !asks(text) && !asksTrueOrFalse(text);
};

/** Neither a number nor room to write: cells with numbers are read as such, and gaps are of a table to fill in. */
const isPlain = (text: string) => {
  const kind = readMarker(text)?.kind;
  return (kind === undefined || kind === 'bullet') && !isAnswerSpace(text);
};

/** Whether a table has as many cells as a grid, none of which asks, with its heading again or without. */
function isSameShape(asked: Rows, said: Rows, { firstRow, firstColumn }: Grid): boolean {
  const own = bodyOf(asked, said, firstRow);
  const isEven = own.every((row, index) => row.length === asked[firstRow + index]?.length);
  const texts = own.flatMap((row) => row.slice(firstColumn)).map(cellText);
  const filled = texts.filter((text) => !isAnswerSpace(text));
  return own.length === asked.length - firstRow && isEven && filled.length > texts.length / 2 && !filled.some(demands);
}

/** The rows of a grid of answers that stand for those of the questions. */
const bodyOf = (asked: Rows, said: Rows, firstRow: number): Rows =>
  said.length === asked.length ? said.slice(firstRow) : said;

const isTitleOfAnswers = (item: Item) =>
  item.kind === 'line' &&
  readMarker(item.text) === undefined &&
  (isKeyTitle(item.text) ||
    (item.text.length < 90 && /\b(?:answers?|solutions?)\b/iu.test(item.text) && !/\?/u.test(item.text)));

function gridLines(table: TableItem, grid: Grid, answers: TableItem | undefined): Line[] {
  const { firstRow, firstColumn, marks, isNumbered } = grid;
  const body = answers === undefined ? [] : bodyOf(table.rows, answers.rows, firstRow);
  const areSaid = areNumbered(body.flatMap((row) => row.slice(firstColumn)).filter((cell) => cell.length > 0));
  const said = boldInCells(
    body.map((row) => row.slice(firstColumn).map((cell) => (areSaid ? unnumbered(cell) : cell))),
  );
  const cells = table.rows.slice(firstRow).flatMap((row, at) =>
    row.flatMap((lines, column) => {
      if (column < firstColumn || lines.length === 0) return [];
      const answer = said[at]?.[column - firstColumn]?.map(({ text }) => text).join('; ') ?? '';
      const own = isNumbered ? unnumbered(lines) : lines;
      return [{ lines: own, count: marks(at + firstRow, column), answer, value: isNumbered ? numberIn(lines) : 0 }];
    }),
  );
  return cells
    .toSorted((one, other) => one.value - other.value)
    .flatMap(({ lines, count, answer }, index) => {
      const [first, ...rest] = lines;
      if (first === undefined) return [];
      const asked = withLabel({ ...withoutBullet(first), label: null, continues: false }, `${index + 1}.`);
      return [
        asked,
        ...rest,
        ...(count === undefined ? [] : [spokenLine(`[${count}]`, first.place)]),
        ...(isAnswerSpace(answer) ? [] : [spokenLine(`Answer: ${answer}`, first.place)]),
      ];
    });
}

const withoutBullet = (line: Line) => {
  const marker = readMarker(line.text);
  return marker?.kind === 'bullet' ? sliceLine(line, marker.end) : line;
};
