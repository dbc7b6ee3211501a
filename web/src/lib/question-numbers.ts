import { isMarkedQuestion, type Question } from '@markwell/marking-core';

/** 'Q1', 'Q2' and so on by id, the same on every page; information questions count in no counter. */
export function questionNumbers(questions: readonly Question[]): Map<string, string> {
  return new Map(questions.filter(isMarkedQuestion).map(({ id }, index) => [id, `Q${index + 1}`]));
}
