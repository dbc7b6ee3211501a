import type { Policy } from '../answers/marking.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import type { BuiltInHomework } from './built-in-homework.ts';

/** Marks for one answer to one question of a homework; `undefined` when the question has no result. For tests only. */
export function marksFor(
  { scheme }: BuiltInHomework,
  questionId: string,
  given: string | { readonly choice: string; readonly reason: string },
  policy: Policy,
): number | undefined {
  const answer = typeof given === 'string' ? { value: given } : { value: '', ...given };
  const { results } = markAttempt(scheme, { [questionId]: { questionId, ...answer } }, { policy });
  return results.find((result) => result.questionId === questionId)?.marksAwarded;
}
