import { unnumbered } from '../lines/item-numbers.ts';
import { demands, isAnswerSpace } from '../lines/line-kinds.ts';
import { type Line, sliceLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';

type Cells = readonly (readonly Line[])[];

/**
 * The questions of a cell with the answers beside them, each in a row of its own, where its lines are several questions: '1) Work out …'
 * above '2) What is …', or both in one line. `undefined` where there are not as many answers; a cell with one question is one row.
 */
export function questionsInCell(question: readonly Line[], answer: readonly Line[]): readonly Cells[] | undefined {
  const lines = question.filter(({ text }) => !isAnswerSpace(text)).flatMap(splitNumbers);
  const filled = answer.filter(({ text }) => !isAnswerSpace(text));
  const areSeveral = lines.length > 1 && lines.every(({ text }) => numberIn(text) !== undefined || demands(text));
  if (!areSeveral) return lines.length === 0 ? [] : [[lines, filled]];
  const answers = filled.length === lines.length ? filled : filled.flatMap(splitNumbers);
  if (answers.length > 0 && answers.length !== lines.length) return undefined;
  return lines.map((line, index) => [[line], answers.slice(index, index + 1).map(withoutItsNumber)]);
}

/** '1) 20   2) 84' as two lines: numbers that go on by one, typed in the same way. */
function splitNumbers(line: Line): readonly Line[] {
  const first = /^\(?(\d{1,2})([.)]+)\s*(?=\S)/u.exec(line.text);
  if (first === null) return [line];
  let last = Number(first[1]);
  const starts = [...line.text.matchAll(/(?<=\s)\(?(\d{1,2})([.)]+)\s+(?=\S)/gu)].flatMap(
    ({ index, 1: digits, 2: stop }) => {
      if (Number(digits) !== last + 1 || stop !== first[2]) return [];
      last += 1;
      return [index];
    },
  );
  return [0, ...starts].map((from, at) => sliceLine(line, from, starts[at]));
}

const withoutItsNumber = (line: Line) => sliceLine(line, line.text.length - unnumbered(line.text).length);

function numberIn(text: string): number | undefined {
  const marker = readMarker(text);
  return marker?.kind === 'number' ? marker.value : undefined;
}
