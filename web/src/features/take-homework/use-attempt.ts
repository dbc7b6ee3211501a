import { type AttemptMarking, keepCorrectAnswers } from '@markwell/marking-core';
import { useEffect } from 'react';
import { announceSession } from '../../lib/announce-session.ts';
import { findDraft, keepDraft, removeDraft, removeOldDrafts } from '../../lib/draft.ts';
import { longestHold } from '../../lib/outbox/outbox-entry.ts';
import type { SubmissionStatus } from '../../lib/outbox/outbox-notices.ts';
import { pageOutbox, useSubmissionStatus } from '../../lib/outbox/page-outbox.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useMachine } from '../../lib/use-machine.ts';
import { useStartToken } from '../../lib/use-start-token.ts';
import { useStillHere } from '../../lib/use-still-here.ts';
import { setWorkAtHand } from '../../lib/work-at-hand.ts';
import { answersText } from './answers-text.ts';
import { type Answering, type Attempt, hasChanges, newAttempt, nextAttempt, submitBlocked } from './attempt.ts';
import type { HomeworkToTake } from './choose-homework.ts';
import { isMarkedByServer, marksAsTheyStand } from './marks-on-screen.ts';
import type { PageRules } from './quiz-page.ts';
import { toOutboxEntry } from './submission.ts';
import { useLiveMarking } from './use-live-marking.ts';

/** One student's way through a homework: the attempt's state, what became of it, and what the student can do. */
export function useAttempt(rules: PageRules) {
  const { state: attempt, current, send } = useMachine(nextAttempt, newAttempt);
  const key = attempt.phase === 'submitted' ? attempt.submission.key : undefined;
  const status = useSubmissionStatus(key);

  useEffect(() => removeOldDrafts(Date.now()), []);
  // The shell starts it too, but from a file that may fail to arrive; an attempt must not depend on that.
  useEffect(() => pageOutbox.start(), []);
  useEffect(() => (key === undefined ? undefined : () => pageOutbox.release(key)), [key]);
  // The key must not be here before Submit; what marks by it may, and then little is left to wait for.
  const isMarkedHere = attempt.phase === 'answering' && attempt.homework.loadMarker !== undefined;
  useEffect(() => {
    if (isMarkedHere) import('./keys/keyed-marker.ts').catch(() => undefined);
  }, [isMarkedHere]);
  useWorkAtHand(attempt, status);
  useLiveMarking(attempt, status, send);
  useStartToken(
    attempt.phase === 'answering' && attempt.startToken === undefined ? attempt.homework.id : undefined,
    attempt.details.studentClass,
    (startToken) => send({ type: 'start-noted', startToken }),
  );
  useStillHere(attempt.phase === 'answering', () => {
    const answering = current();
    if (answering.phase === 'answering') announce(answering.homework.title);
  });

  function announce(title: string) {
    const { name, studentClass, teacher } = current().details;
    void announceSession({ studentName: name, studentClass, teacher, assignment: title });
  }

  function start(homework: HomeworkToTake) {
    const at = Date.now();
    send({ type: 'started', homework, at, draft: findDraft({ homeworkId: homework.id, ...current().details }, at) });
    if (current().phase === 'answering') announce(homework.title);
  }

  function declineDraft() {
    const answering = current();
    if (answering.phase !== 'answering') return;
    removeDraft({ homeworkId: answering.homework.id, ...answering.details });
    send({ type: 'draft-declined' });
  }

  async function submit() {
    const started = current();
    if (started.phase === 'intro' || submitBlocked(started, rules) !== undefined) return;
    if (started.phase === 'submitted' && !hasChanges(started)) return;
    const { homework, answers, details } = started;
    const [submissionKey, at] = [randomKey(), Date.now()];
    send({ type: 'submitted', key: submissionKey });
    removeDraft({ homeworkId: homework.id, ...details });
    announce(homework.title);
    const toEntry = (marking?: AttemptMarking) => toOutboxEntry(started, rules, { key: submissionKey, at, marking });
    if (homework.loadMarker === undefined) void pageOutbox.add(toEntry());
    else {
      const marker = fetchMarker(homework.loadMarker);
      // Kept first, in case the page is closed before the key has come.
      void pageOutbox.add(
        toEntry(),
        marker.then((mark) => toEntry(mark?.(answers))),
      );
      send({ type: 'key-fetched', key: submissionKey, marker: await marker });
    }
  }

  function retry() {
    const submitted = current();
    if (submitted.phase !== 'submitted') return;
    const { answers, submission, homework } = submitted;
    const marker = isMarkedByServer(submitted, status) ? undefined : submission.marker;
    const marking = marker?.(answers) ?? marksAsTheyStand(submitted, status);
    send({
      type: 'retried',
      kept: keepCorrectAnswers(answers, marking?.results ?? [], homework.questions),
      at: Date.now(),
    });
  }

  return { attempt, status, send, start, declineDraft, submit, retry };
}

/** What marks on the page; nothing where the key is not the current one or cannot be had soon: the server's marks come with the receipt. */
async function fetchMarker(loadMarker: NonNullable<HomeworkToTake['loadMarker']>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longestHold - 500);
  });
  try {
    return await Promise.race([loadMarker(), late]);
  } catch (error) {
    console.warn('The key could not be fetched; the server marks', error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Notes what the student is at, so that nothing is lost however the page is left, and keeps answers that are being given as a draft. */
function useWorkAtHand(attempt: Attempt, status: SubmissionStatus | undefined): void {
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
