import type { QuestionResult } from '../answers/marking.ts';

/** How sure a marking is of one answer: sure; likely right; or worth a teacher's look. */
export const certainties = ['sure', 'likely', 'look'] as const;
export type Certainty = (typeof certainties)[number];

/** Below this confidence (0 to 1) a mark is worth a teacher's look: a slip was tolerated, or a sentence read for its sense. */
export const doubtfulBelow = 0.8;
/** From this confidence on a mark is sure: of all such marks people agree with 97 in 100. */
export const sureFrom = 0.95;

/** The certainty that a confidence (0 to 1) amounts to: the one place where it is decided. */
export function certaintyOf(confidence: number): Certainty {
  if (confidence >= sureFrom) return 'sure';
  return confidence < doubtfulBelow ? 'look' : 'likely';
}

/** How many of these results are worth a look. */
export function countDoubtful(results: readonly Pick<QuestionResult, 'confidence'>[]): number {
  let doubtful = 0;
  for (const { confidence } of results) if (confidence < doubtfulBelow) doubtful++;
  return doubtful;
}
