import { p } from '../word-file.ts';
import type { AnswerStyle, Keyed } from './answers.ts';

const letterOrText = ({ letter, text }: Keyed) => letter ?? text;
const inOneLine = (between: string, write: (answer: Keyed) => string): AnswerStyle => ({
  atEnd: (all) => [p(`Answers: ${all.map(write).join(between)}`)],
});

/** Keys that have all their answers in one line, by what stands between them. */
export const keysInOneLine: Readonly<Record<string, AnswerStyle>> = {
  'key in one line, 1b': inOneLine('  ', ({ label, letter, text }) =>
    letter === undefined ? `${label} ${text}` : `${label}${letter.toLowerCase()}`,
  ),
  'key in one line, Q1 b': inOneLine(
    ', ',
    (answer) => `Q${answer.label} ${letterOrText(answer).replace(/^[A-D]$/, (one) => one.toLowerCase())}`,
  ),
  'key in one line, 1=B': inOneLine('; ', (answer) => `${answer.label}=${letterOrText(answer)}`),
  'key in one line, (1) B': inOneLine(' / ', (answer) => `(${answer.label}) ${letterOrText(answer)}`),
  'key in one line, 1-B': inOneLine(', ', (answer) => `${answer.label}-${letterOrText(answer)}`),
  'key in one line, 1: B': inOneLine(' | ', (answer) => `${answer.label}: ${letterOrText(answer)}`),
  'key in one line, no title': {
    atEnd: (all) => [p(all.map((answer) => `${answer.label}. ${letterOrText(answer)}`).join('   '))],
  },
  'key in one line, tabs': inOneLine('\t', (answer) => `${answer.label} ${letterOrText(answer)}`),
};
