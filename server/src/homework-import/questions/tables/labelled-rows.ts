import { beginsWithDay } from '../lines/day-names.ts';
import { unnumbered } from '../lines/item-numbers.ts';
import { asks, demands } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';
import { questionsInCell } from './questions-in-cell.ts';

type Cells = readonly (readonly Line[])[];

const longestLabel = 30;
const share = 0.6;
/** 'Read page 4' is homework, and no question. */
const task = /^(?:read|revise|learn|watch|look|copy|use|record|colour|review|practise|bring|finish)\b/iu;

/**
 * 'Monday | What is the unit of force? | newton' in rows without a heading, or 'Lesson 1', or a topic where every row asks and is answered:
 * the rows with a question and its answer in each, as many as a cell has; `undefined` for any other table.
 */
export function readLabelledRows(rows: TableItem['rows']): readonly Cells[] | undefined {
  const [labels, asked, said] = [0, 1, 2].map((column) => rows.map((row) => row[column] ?? []));
  if (labels === undefined || asked === undefined || said === undefined || rows.length < 2) return undefined;
  const width = rows[0]?.length ?? 0;
  const names = labels.map(cellText);
  const areEven = (width === 2 || width === 3) && rows.every((row) => row.length === width);
  if (!areEven || !names.every(isLabel) || new Set(names).size < names.length) return undefined;
  if (said.some((cell) => demands(unnumbered(cellText(cell))))) return undefined;
  const areDays = names.every(beginsWithDay);
  const asking = asked.filter((cell) => cell.some(({ text }) => isQuestion(unnumbered(text)))).length;
  const areAnswered = said.every((cell) => /[\p{L}\d]/u.test(cellText(cell)));
  const isAsked = areDays
    ? asking >= rows.length * share || areAnswered
    : asked.every((cell) => demands(unnumbered(cellText(cell)))) && areAnswered;
  if (!isAsked) return undefined;
  const expanded = rows.map(([, question = [], answer = []]) => questionsInCell(question, answer));
  return expanded.includes(undefined) ? undefined : expanded.flatMap((own) => own ?? []);
}

const isLabel = (text: string) =>
  text.length <= longestLabel && /\p{L}{2}/u.test(text) && readMarker(text) === undefined && !demands(text);

const isQuestion = (text: string) => asks(text) && !task.test(text);
