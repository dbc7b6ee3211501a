import { isUnmarked, type QuestionResult } from '@markwell/marking-core';

/** The verdict on one answer: full marks, some, none, nothing to mark, or not marked yet. */
export type Verdict = 'correct' | 'partly' | 'incorrect' | 'unanswered' | 'unmarked';

/** What a verdict is read from. `refusal` is 'unanswered' where nothing was given. */
export type Judged = Pick<QuestionResult, 'isCorrect' | 'marksAwarded' | 'state'> & {
  readonly refusal?: string | undefined;
};

/** The verdict of a result. The API says only right or not; partial marks show what lies between. */
export function verdictOf({ isCorrect, marksAwarded, refusal, state }: Judged): Verdict {
  if (isUnmarked({ state, refusal })) return 'unmarked';
  if (isCorrect) return 'correct';
  if (marksAwarded > 0) return 'partly';
  return refusal === 'unanswered' ? 'unanswered' : 'incorrect';
}
