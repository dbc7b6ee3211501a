import { readKey } from '../keys/read-key.ts';
import { findQuestionType } from '../question-types/type-names.ts';
import { keyOf } from './draft-typed-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** The answers that a question's key accepts, one by one as they are read; of a choice its right options. */
export function acceptedAnswers(question: KeyedQuestion): string[] {
  if (findQuestionType(question.type) !== 'text') return [...question.correctAnswers];
  const points = question.markingPoints?.length
    ? question.markingPoints.flatMap(({ answers }) => readKey(answers, { question: '', marks: 1 }).key.points)
    : keyOf(question).points;
  return points.flatMap(({ accept, allow = [] }) => [...accept, ...allow]);
}
