import type { Question } from '@markwell/marking-core';

/** Words of a question that wants a sentence; 'how many' and its like want a number. */
const wantsSentence =
  /\b(explain|describe|why|suggest|compare|discuss|evaluate|justify|reasons?|define|sentences?|paragraph|write about)\b|\bhow\b(?! (many|much|long|far|fast|old|often|big|large|small|tall|high|deep|wide|heavy|hot|cold)\b)/i;

/** How many lines there are to write on at first: what the question says, one for a word or a number, else more for more marks. */
export function linesFor({ lines, question, marks }: Pick<Question, 'lines' | 'question' | 'marks'>): number {
  if (lines) return lines;
  return marks <= 1 && !wantsSentence.test(question) ? 1 : Math.min(1 + marks, 5);
}
