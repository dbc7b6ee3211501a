import type { Answer } from '../answers/answer.ts';

/** What a pupil gives: the value, or the choice and the reason of a combined question. */
export type GivenAnswer = string | { readonly choice: string; readonly reason: string };

/** One row of a table of cases; `published` is absent where the spec's arithmetic leaves the outcome to us. */
export type AnswerCase = readonly [
  questionId: string,
  answer: GivenAnswer,
  guarded: number,
  published: number | undefined,
  reason: string,
];

/** The answer as the page hands it to `markAttempt`. */
export function toAnswer(questionId: string, given: GivenAnswer): Answer {
  return typeof given === 'string' ? { questionId, value: given } : { questionId, value: '', ...given };
}
