import { type Answer, answersSchema, questionResultSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';

/** Of a marking only what is counted: a whole year of them is read at once. */
export const countedResult = z.pick(questionResultSchema, {
  questionId: true,
  isCorrect: true,
  marksAwarded: true,
  maxMarks: true,
  refusal: true,
  state: true,
  slots: true,
});
const storedMarking = z.object({ results: z.array(countedResult) });

/** The marks of one answer, without feedback and evidence. */
export type CountedResult = z.infer<typeof countedResult>;

/** One attempt's answers and results, by question id. */
export interface MarkedAttempt {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly results: ReadonlyMap<string, CountedResult>;
}

/** Reads an attempt's answers and marks from the JSON in which they are stored. */
export function readStoredAttempt({ answers, marking }: { answers: string; marking: string }): MarkedAttempt {
  const { results } = storedMarking.parse(JSON.parse(marking));
  return {
    answers: new Map(Object.entries(answersSchema.parse(JSON.parse(answers)))),
    results: new Map(results.map((result) => [result.questionId, result])),
  };
}
