import { answersSchema, attemptMarkingSchema } from '@markwell/marking-core';
import type { MarkedAttempt } from './question-statistics.ts';

/** Reads an attempt's answers and marking from the JSON in which they are stored. */
export function readStoredAttempt({ answers, marking }: { answers: string; marking: string }): MarkedAttempt {
  const { results } = attemptMarkingSchema.parse(JSON.parse(marking));
  return {
    answers: new Map(Object.entries(answersSchema.parse(JSON.parse(answers)))),
    results: new Map(results.map((result) => [result.questionId, result])),
  };
}
