import { isAnswerSpace } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import type { ParsedQuestion, TableItem } from '../parsed-question.ts';
import { partOfQuestion } from '../part-of-question.ts';
import { cellText, readTable } from './question-table.ts';
import { readInOrder, readPairs } from './read-pairs.ts';

/** A cell that is left for the student. */
export interface Blank {
  /** What stands in its row: 'HIV'. */
  readonly row: string;
  /** The heading of its column: 'Type of pathogen'. */
  readonly column: string;
  /** What is written there for the teacher alone; empty for nothing. */
  readonly answer: string;
  readonly place: number;
  /** Where it is in the table: its row, and its place in that. */
  readonly at: readonly [row: number, column: number];
}

const most = 40;

/** The cells of a table that are to be filled in: below its headings, in rows that say what they are of; `undefined` for none. */
export function readBlanks({ rows, place }: TableItem): Blank[] | undefined {
  const [head = [], ...body] = rows;
  const headings = head.map(cellText);
  if (head.length < 2 || headings.filter((text) => text !== '').length < head.length - 1) return undefined;
  const blanks = body.flatMap((cells, rowIndex) => {
    const row = cells.map(shownText).find((text) => text !== '') ?? '';
    return cells.flatMap((cell, index): Blank[] => {
      if (shownText(cell) !== '' || row === '') return [];
      return [
        {
          row,
          column: headings[index] ?? '',
          answer: teachersText(cell),
          place: cell[0]?.place ?? place,
          at: [rowIndex + 1, index],
        },
      ];
    });
  });
  return blanks.length > 0 && blanks.length <= most ? blanks : undefined;
}

/** What everybody sees in a cell: not hidden, and more than room to write. */
function shownText(cell: readonly Line[]): string {
  const text = cellText(cell);
  return isAnswerSpace(text) || teachersText(cell) !== '' ? '' : text;
}

/** Hidden text, or text that alone in its table is in a colour. */
function teachersText(cell: readonly Line[]): string {
  const spans = cell.flatMap((line) => line.spans).filter(({ text }) => text.trim() !== '');
  return spans.length > 0 && spans.every(({ hidden, colour, marked }) => hidden || colour !== null || marked)
    ? cellText(cell)
    : '';
}

/** A question for each blank, with the answers that a key has for its row, in the order of the blanks, or in a copy of the table. */
export function blankQuestions(
  blanks: readonly Blank[],
  table: TableItem,
  asked: ParsedQuestion,
  key: { readonly said: string; readonly copy: readonly (readonly string[])[] | undefined },
): ParsedQuestion[] {
  const pairs = readPairs(key.said);
  const ordered = readInOrder(key.said, blanks.length);
  const isCopy = key.copy?.every((row, index) => row.length === table.rows[index]?.length) === true;
  const shown = { ...table, rows: table.rows.map((row) => row.map((cell) => (shownText(cell) === '' ? [] : cell))) };
  return blanks.map(({ row, column, answer, place, at: [across, down] }, index) => {
    const copied = isCopy ? key.copy?.[across]?.[down] : undefined;
    const said =
      answer ||
      copied ||
      pairs.get(row.toLowerCase()) ||
      pairs.get(`${row} ${column}`.toLowerCase()) ||
      ordered?.[index] ||
      '';
    const part = partOfQuestion(asked, blanks.length, {
      label: String(index + 1),
      place,
      text: column === '' ? row : `${row}: ${column}`,
      options: [],
      answers: said === '' ? [] : [{ value: said, place, confidence: answer === '' ? 0.75 : 0.85 }],
    });
    return { ...part, table: readTable(shown) };
  });
}
