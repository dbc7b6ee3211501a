import type { Answers } from './answer.ts';
import type { QuestionResult } from './marking.ts';

/** What Retry keeps: the answers whose results are correct (spec part 1, section 4; part 2, section 4). */
export function keepCorrectAnswers(answers: Answers, results: readonly QuestionResult[]): Answers {
  const correct = new Set(results.filter(({ isCorrect }) => isCorrect).map(({ questionId }) => questionId));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => correct.has(id)));
}
