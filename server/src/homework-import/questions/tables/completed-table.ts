import { asksToFillIn, isAnswerSpace } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import { marksOfEach, takeMarks } from '../lines/marks.ts';
import type { Read, RowItem, TableItem } from '../parsed-question.ts';
import { areNumbers, readColumns } from './columns.ts';
import { cellText } from './question-table.ts';

const fewest = 2;
const longest = 60;

/**
 * The questions of a table that the line above asks to complete, where each row has one thing to be written: '6 | yo | ' has the number of a question,
 * and 'Microphone | input' below 'Device | Answer' was filled in. `undefined` for any other table, such as an empty one without numbers, or one with
 * several columns to fill in, which pupils need to see whole.
 */
export function readCompleted({ rows, place }: TableItem, above: string): RowItem[] | undefined {
  const [head = [], ...body] = rows.filter((row) => row.some((cell) => cellText(cell) !== ''));
  if (!asksToFillIn(above) || body.length < fewest || body.some((row) => row.length !== head.length)) return undefined;
  const texts = body.map((row) => row.map(cellText));
  const isNumbered = head.length === 3 && areNumbers(texts.map(([first = '']) => first)) && goOn(texts);
  const [given, filled] = isNumbered ? [1, 2] : [0, 1];
  if (head.length !== filled + 1 || !areGiven(texts.map((row) => row[given] ?? ''))) return undefined;
  const said = texts.map((row) => row[filled] ?? '');
  const isEmpty = said.every(isAnswerSpace);
  const isFilled = said.every((text) => !isAnswerSpace(text));
  const named = readColumns(head.map(cellText))[filled] === 'answer';
  const areOffered = said.every((text) => above.toLowerCase().includes(text.toLowerCase()));
  if (isNumbered ? !(isEmpty || isFilled) : !(isFilled && (named || areOffered))) return undefined;
  const isOfQuestion = readMarker(above)?.kind === 'number' || readMarker(above)?.kind === 'letter';
  const each = marksOfEach(above);
  return texts.map((row, at): RowItem => {
    const own = body[at]?.[given]?.[0]?.place ?? place;
    const read = <Value>(value: Value): Read<Value> => ({ value, place: own, confidence: 0.8 });
    const number = isNumbered && !isOfQuestion ? String(Number(/\d+/u.exec(row[0] ?? '')?.[0])) : undefined;
    return {
      kind: 'row',
      place: own,
      number: number ?? String(at + 1),
      question: {
        section: undefined,
        path: number === undefined ? [] : [number],
        place: own,
        text: row[given] ?? '',
        description: isOfQuestion ? undefined : takeMarks(above).text,
        options: [],
        answers: isFilled ? [read(row[filled] ?? '')] : [],
        marks: each === undefined ? undefined : read(each),
        pictures: [],
        leftOver: [],
      },
    };
  });
}

const goOn = (texts: readonly (readonly string[])[]) => {
  const numbers = texts.map(([first = '']) => Number(/^\W*(?:q\s*)?(\d{1,3})\W*$/iu.exec(first)?.[1]));
  return numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
};

/** Words that say what each row is of, no number of a question and nothing to be written. */
const areGiven = (texts: readonly string[]) =>
  texts.every((text) => text.length < longest && /\p{L}/u.test(text) && !isAnswerSpace(text)) &&
  new Set(texts).size === texts.length;
