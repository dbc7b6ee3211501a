import { isUnmarked, type QuestionResult } from '@markwell/marking-core';

/** What became of one answer: all that was asked, some of the marks, none, nothing to mark, or nobody has marked it yet. */
export type Verdict = 'correct' | 'partly' | 'incorrect' | 'unanswered' | 'unmarked';

/** What a verdict is read from. `refusal` is 'unanswered' where nothing was given. */
export type Judged = Pick<QuestionResult, 'isCorrect' | 'marksAwarded' | 'state'> & {
  readonly refusal?: string | undefined;
};

/** The verdict of a result. The wire knows right and not right only: what lies between is told by the marks. */
export function verdictOf({ isCorrect, marksAwarded, refusal, state }: Judged): Verdict {
  if (isUnmarked({ state, refusal })) return 'unmarked';
  if (isCorrect) return 'correct';
  if (marksAwarded > 0) return 'partly';
  return refusal === 'unanswered' ? 'unanswered' : 'incorrect';
}
