import { p, table } from '../word-file.ts';
import type { AnswerStyle, Keyed } from './answers.ts';

const letterOrText = ({ letter, text }: Keyed) => letter ?? text;
const both = ({ letter, text }: Keyed, between: string) => (letter === undefined ? text : `${letter}${between}${text}`);
const inRows = (cells: readonly string[], width: number) =>
  Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => cells[row * width + column] ?? ''),
  );
const title = p('**Answers**');

/** Keys in tables. */
export const keyTables: Readonly<Record<string, AnswerStyle>> = {
  'key table': {
    atEnd: (all) => [
      title,
      table(['Question', 'Answer'], ...all.map((answer) => [answer.label, letterOrText(answer)])),
    ],
  },
  'key table with marks': {
    atEnd: (all) => [
      p('MARK SCHEME'),
      table(
        ['Question', 'Answer', 'Marks'],
        ...all.map((answer) => [answer.label, both(answer, ' – '), String(answer.marks)]),
      ),
    ],
  },
  'key table, two in a row': {
    atEnd: (all) => [
      title,
      table(
        ...inRows(
          all.flatMap((answer) => [answer.label, letterOrText(answer)]),
          4,
        ),
      ),
    ],
  },
  'key in cells': {
    atEnd: (all) => [
      title,
      table(
        ...inRows(
          all.map((answer) => `${answer.label}. ${letterOrText(answer)}`),
          3,
        ),
      ),
    ],
  },
  'key table without head': {
    atEnd: (all) => [title, table(...all.map((answer) => [`${answer.label}.`, letterOrText(answer)]))],
  },
};
