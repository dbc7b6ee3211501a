import { isAnswerSpace } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import { marksOfEach, takeMarks } from '../lines/marks.ts';
import type { Read, RowItem, TableItem } from '../parsed-question.ts';
import { rowOf } from '../row-of.ts';
import { cellText } from './question-table.ts';

const fewest = 2;
/** 'Who said it?', 'Which gas is each of these?', 'Who wrote these lines?' */
const asksOfEach =
  /^(?:who|whose|which|what|where|when)\b[^?]{1,60}\b(?:it|this|that|these|those|them|each(?:\s+(?:one|of\s+(?:these|them)))?|(?:each|these|those)\s+\p{L}+)\??$/iu;
const letter = /^[A-H][.):]?\s+(?=\p{Lu})/u;

/**
 * 'Quotation | Speaker' below 'Who said it?': a question that is asked of each row of a table, with room for its answer beside it, or a teacher's answer.
 * `undefined` for any other table, and below a number, whose parts the rows are.
 */
export function rowsAskedAbove({ rows, place }: TableItem, above: string): RowItem[] | undefined {
  const { text } = takeMarks(above.replace(letter, '').replace(/^section\s+\w+\s*[:.–-]\s*/iu, ''));
  const [head = [], ...body] = rows.filter((row) => row.some((cell) => cellText(cell) !== ''));
  if (!asksOfEach.test(text) || head.length !== 2 || head.some((cell) => cellText(cell) === '')) return undefined;
  const texts = body.map((row) => row.map(cellText));
  const areRows = texts.every((row) => row.length === 2 && isGiven(row[0] ?? ''));
  const said = texts.map((row) => row[1] ?? '');
  const isFilled = said.every((one) => !isAnswerSpace(one));
  if (texts.length < fewest || !areRows || !(isFilled || said.every(isAnswerSpace))) return undefined;
  const each = marksOfEach(above);
  return body.map(([given = [], answer = []], at): RowItem => {
    const own = given[0]?.place ?? place;
    const read = <Value>(value: Value): Read<Value> => ({ value, place: own, confidence: 0.8 });
    return rowOf(own, {
      text: texts[at]?.[0] ?? '',
      description: text,
      answers: isFilled ? [read(cellText(answer))] : [],
      marks: each === undefined ? undefined : read(each),
    });
  });
}

/** Words that need no number: a row with one is read by that. */
const isGiven = (text: string) => /\p{L}{2}/u.test(text) && !isAnswerSpace(text) && readMarker(text) === undefined;
