import { useEffect } from 'react';
import { keepDraft } from '../../lib/draft.ts';
import type { SubmissionStatus } from '../../lib/outbox/outbox-notices.ts';
import { setWorkAtHand } from '../../lib/work-at-hand.ts';
import { answersText } from './answers-text.ts';
import type { Answering, Attempt } from './attempt.ts';

/** Notes what the student is at, so that nothing is lost however the page is left, and keeps answers that are being given as a draft. */
export function useWorkAtHand(attempt: Attempt, status: SubmissionStatus | undefined): void {
  useEffect(() => {
    if (attempt.phase === 'intro') return;
    const isBegun = Object.keys(attempt.answers).length > 0;
    const isAnswering = attempt.phase === 'answering';
    setWorkAtHand({
      text: () => answersText(attempt),
      isUnsent: isAnswering ? isBegun : isOnPageOnly(status),
      isKept: isAnswering && isBegun && keep(attempt),
      isSentLater: true,
    });
  }, [attempt, status]);
  useEffect(() => () => setWorkAtHand(undefined), []);
}

/** Keeps the answers, with those of a draft that is still on offer. */
function keep({ homework, details, startedAt, startToken, answers, draft }: Answering): boolean {
  const all = { ...draft?.answers, ...answers };
  return keepDraft(
    { homeworkId: homework.id, ...details },
    { savedAt: Date.now(), startedAt, startToken, answers: all },
  );
}

/** Whether an attempt that was handed in goes with the page: neither the server has it, nor this device. */
function isOnPageOnly(status: SubmissionStatus | undefined): boolean {
  return status === undefined || status.kind === 'sending' || (status.kind === 'waiting' && status.onPageOnly);
}
