import { offersChoice } from '../conventions/answers/how-to-answer.ts';
import { asks, asksTrueOrFalse, isUnit } from '../lines/line-kinds.ts';
import { type Line, spokenLine, withLabel } from '../lines/lines.ts';
import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

const number = /^(?:q(?:uestion)?\s*)?\(?(\d{1,2})[.):]*$/iu;
const fewMarks = /^[1-6]$/u;
const truth = /^(?:true|false|t|f)$/iu;
const fewest = 3;
const share = 0.7;

/**
 * The lines of a table without a head whose rows are a number, what is asked, its answer and its marks, if any: '1 | What pumps blood? | heart | 1'
 * is a question and its answer. `undefined` for any other.
 */
export function linesOfAnsweredRows(all: TableItem['rows']): readonly Line[] | undefined {
  const rows = all.filter((row) => row.some((cell) => cellText(cell) !== ''));
  const texts = rows.map((row) => row.map(cellText));
  const numbers = texts.map(([first = '']) => Number(number.exec(first)?.[1]));
  const width = texts[0]?.length ?? 0;
  const goOn = numbers.every((value, at) => value === (numbers[0] ?? 0) + at);
  if (rows.length < fewest || !goOn || width < 3 || width > 4 || texts.some((row) => row.length !== width))
    return undefined;
  const columnOf = (at: number) => texts.map((row) => row[at] ?? '');
  const [, asked, third, last] = [0, 1, 2, 3].map(columnOf);
  const most = (column: readonly string[] | undefined, fits: (text: string) => boolean) =>
    (column ?? []).filter(fits).length >= rows.length * share;
  const areTruths = most(third, (text) => truth.test(text));
  const areAsked = most(asked, (text) => (asks(text) || areTruths) && !asksTrueOrFalse(text));
  const areMarks = width === 4 && most(last, (text) => fewMarks.test(text));
  const areAnswers =
    most(third, (text) => /[\p{L}\p{N}]/u.test(text) && !asks(text)) && !most(third, (text) => fewMarks.test(text));
  // 'm/s' is room for a number, 'Yes / No' is offered, and of a few subjects again and again none is an answer.
  const offered = new Set(third);
  const areNone = most(third, isUnit) || most(third, offersChoice) || (!areTruths && offered.size <= rows.length / 2);
  if (areNone || !areAsked || !areAnswers || (width === 4 && !areMarks)) return undefined;
  return rows.flatMap(([, question = [], answer = [], marks = []], at) => {
    const [first, ...more] = shown(question);
    if (first === undefined) return [];
    const own = areMarks ? [spokenLine(`[${cellText(marks)}]`, first.place)] : [];
    return [
      withLabel(first, `${numbers[at]}.`),
      ...more,
      ...own,
      ...shown(answer).map((line, index) => withLabel(line, index === 0 ? 'Answer:' : '•')),
    ];
  });
}

const shown = (cell: readonly Line[]): readonly Line[] => cell.filter(({ text }) => text !== '');
