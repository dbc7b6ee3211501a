import type { QuestionResult } from '@markwell/marking-core';

/** What became of one answer: all that was asked, some of the marks, none, or nothing to mark. */
export type Verdict = 'correct' | 'partly' | 'incorrect' | 'unanswered';

/** What a verdict is read from. `refusal` is 'unanswered' where nothing was given. */
export type Judged = Pick<QuestionResult, 'isCorrect' | 'marksAwarded'> & { readonly refusal?: string | undefined };

/** The verdict of a result. The wire knows right and not right only: what lies between is told by the marks. */
export function verdictOf({ isCorrect, marksAwarded, refusal }: Judged): Verdict {
  if (isCorrect) return 'correct';
  if (marksAwarded > 0) return 'partly';
  return refusal === 'unanswered' ? 'unanswered' : 'incorrect';
}
