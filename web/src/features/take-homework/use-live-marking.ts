import type { Answers, AttemptMarking } from '@markwell/marking-core';
import { markHomeworkAnswers } from '@markwell/server/contract';
import { useEffect } from 'react';
import { showToast } from '../../components/toast/toast-store.ts';
import { call } from '../../lib/call.ts';
import type { SubmissionStatus } from '../../lib/outbox/outbox-notices.ts';
import { t } from '../../lib/texts.ts';
import type { Attempt, AttemptEvent } from './attempt.ts';
import { answersKept, isMarkedByServer, needsMarkingAgain } from './marks-on-screen.ts';

/** How long after a change the answers are marked again, in milliseconds (spec part 1, section 9). */
const pause = 100;

/** Once feedback is on, marks all answers again a moment after each change. It is not another submission. */
export function useLiveMarking(
  attempt: Attempt,
  status: SubmissionStatus | undefined,
  send: (event: AttemptEvent) => void,
): void {
  const submitted = attempt.phase === 'submitted' ? attempt : undefined;
  const changed = submitted !== undefined && needsMarkingAgain(submitted) ? submitted.answers : undefined;
  const submissionKey = submitted?.submission.key ?? '';
  const homework = submitted?.homework;
  const marker =
    submitted !== undefined && isMarkedByServer(submitted, status) ? undefined : submitted?.submission.marker;
  // The server marks only for students who have handed in and may see the expected answers.
  const canMark = marker !== undefined || (status?.kind === 'saved' && answersKept(status) === undefined);

  useEffect(() => {
    if (changed === undefined || homework === undefined || !canMark) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const marking = marker?.(changed) ?? (await markOnServer(homework.id, submissionKey, changed, stop.signal));
      if (marking && !stop.signal.aborted) send({ type: 'marked-again', marked: { answers: changed, marking } });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [changed, homework, canMark, marker, submissionKey, send]);
}

async function markOnServer(
  homeworkId: number,
  submissionKey: string,
  answers: Answers,
  signal: AbortSignal,
): Promise<AttemptMarking | undefined> {
  try {
    return await call(markHomeworkAnswers, { submissionKey, answers }, { params: { id: homeworkId }, signal });
  } catch (error) {
    if (signal.aborted) return undefined;
    console.error('The changed answers could not be marked', error);
    showToast({
      tone: 'problem',
      title: t('quiz.not-again'),
      description: t('quiz.not-again-why'),
    });
    return undefined;
  }
}
