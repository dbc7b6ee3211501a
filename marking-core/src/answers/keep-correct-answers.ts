import type { Question } from '../questions/question.ts';
import { readSlots, writeSlots } from '../questions/slot-answers.ts';
import type { Answer, Answers } from './answer.ts';
import type { QuestionResult } from './marking.ts';

/**
 * What Retry keeps: the answers whose results are correct (spec part 1, section 4; part 2, section 4), and of others the slots and options that
 * are. Of an order those at its beginning are kept, up to the first that is not right.
 */
export function keepCorrectAnswers(
  answers: Answers,
  results: readonly QuestionResult[],
  questions: readonly Pick<Question, 'id' | 'type'>[] = [],
): Answers {
  const orders = new Set(questions.filter(({ type }) => type === 'ordering').map(({ id }) => id));
  const kept = results.flatMap((result) => {
    const { questionId, isCorrect } = result;
    const answer = Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
    if (answer === undefined) return [];
    if (isCorrect) return [[questionId, answer] as const];
    const value = rightParts(answer, result, orders.has(questionId));
    return value === '' ? [] : [[questionId, { questionId, value }] as const];
  });
  return Object.fromEntries(kept);
}

function rightParts({ value }: Answer, { slots = [] }: QuestionResult, isOrder: boolean): string {
  const filled = readSlots({ slots }, value);
  const right = slots.filter(({ isCorrect }) => isCorrect);
  if (Object.keys(filled).length > 0) return writeSlots({ slots: right }, filled);
  const firstWrong = slots.findIndex(({ isCorrect }) => !isCorrect);
  const ids = (isOrder && firstWrong >= 0 ? slots.slice(0, firstWrong) : right).map(({ id }) => id);
  return ids.join('\n');
}
