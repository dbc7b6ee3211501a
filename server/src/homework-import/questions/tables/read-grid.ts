import { isAnswerSpace } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import type { ParsedQuestion, TableItem } from '../parsed-question.ts';
import { partOfQuestion } from '../part-of-question.ts';
import { cellText } from './question-table.ts';
import { readInOrder, readPairs } from './read-pairs.ts';

/** Statements with a column for each of the things that can be ticked. */
export interface Grid {
  readonly choices: readonly string[];
  readonly rows: readonly { label: string; text: string; ticked: readonly string[]; place: number }[];
}

const box = /^(?:[☐□❑○◯☑☒✓✔✗✘xX√]|\[[ xX✓]?\])$/u;
const tick = /[☑☒✓✔xX√]/u;

/** A table to tick in: headings of columns, and below them nothing but boxes and ticks; `undefined` for any other table. */
export function readGrid({ rows, place }: TableItem): Grid | undefined {
  const [head = [], ...body] = rows;
  const choices = head.slice(1).map(cellText);
  if (choices.length < 2 || choices.some((text) => text === '' || text.length > 60) || body.length < 2)
    return undefined;
  const cells = body.map((row) => row.slice(1).map(cellText));
  if (!cells.flat().every((text) => isAnswerSpace(text) || box.test(text))) return undefined;
  return {
    choices,
    rows: body.flatMap((row, index) => {
      const whole = cellText(row[0] ?? []);
      const marker = readMarker(whole);
      const label = marker?.kind === 'letter' ? marker.letter.toLowerCase() : String.fromCharCode(97 + index);
      const text = whole.slice(marker?.kind === 'letter' || marker?.kind === 'number' ? marker.end : 0).trim();
      const ticked = choices.filter((_choice, at) => tick.test(cells[index]?.[at] ?? ''));
      return text === '' ? [] : [{ label, text, ticked, place: row[0]?.[0]?.place ?? place }];
    }),
  };
}

/** A question for each row; its options are the headings. */
export function gridQuestions({ choices, rows }: Grid, asked: ParsedQuestion, key: string): ParsedQuestion[] {
  const pairs = readPairs(key);
  const ordered = readInOrder(key, rows.length);
  return rows.map(({ label, text, ticked, place }, index) => {
    const said = pairs.get(text.toLowerCase()) ?? pairs.get(label) ?? ordered?.[index] ?? '';
    const keyed = choices.filter((choice) => said !== '' && choice.toLowerCase().startsWith(said.toLowerCase()));
    const part = partOfQuestion(asked, rows.length, {
      label,
      place,
      text,
      options: choices.map((value) => ({ value, place, confidence: 0.9 })),
      answers: (ticked.length > 0 ? ticked : keyed).map((value) => ({ value, place, confidence: 0.85 })),
    });
    return { ...part, table: undefined };
  });
}
