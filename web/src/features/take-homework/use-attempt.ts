import { keepCorrectAnswers } from '@markwell/marking-core';
import { useEffect } from 'react';
import { announceSession } from '../../lib/announce-session.ts';
import { findDraft, removeDraft, removeOldDrafts } from '../../lib/draft.ts';
import { pageOutbox } from '../../lib/outbox/page-outbox.ts';
import { useSubmissionStatus } from '../../lib/outbox/use-outbox.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useMachine } from '../../lib/use-machine.ts';
import { useStillHere } from '../../lib/use-still-here.ts';
import { hasChanges, newAttempt, nextAttempt, submitBlocked } from './attempt.ts';
import type { HomeworkToTake } from './choose-homework.ts';
import { isMarkedByServer, markHere, marksAsTheyStand } from './marks-on-screen.ts';
import type { PageRules } from './quiz-page.ts';
import { toOutboxEntry } from './submission.ts';
import { useLiveMarking } from './use-live-marking.ts';
import { useWorkAtHand } from './use-work-at-hand.ts';

/** One student's way through a homework: the attempt's state, what became of it, and what the student can do. */
export function useAttempt(rules: PageRules) {
  const { state: attempt, current, send } = useMachine(nextAttempt, newAttempt);
  const key = attempt.phase === 'submitted' ? attempt.submission.key : undefined;
  const status = useSubmissionStatus(key);

  useEffect(() => removeOldDrafts(Date.now()), []);
  // The shell starts it too, but from a file that may fail to arrive; an attempt must not depend on that.
  useEffect(() => pageOutbox.start(), []);
  useEffect(() => (key === undefined ? undefined : () => pageOutbox.release(key)), [key]);
  useWorkAtHand(attempt, status);
  useLiveMarking(attempt, status, send);
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

  function submit() {
    const started = current();
    if (started.phase === 'intro' || submitBlocked(started, rules) !== undefined) return;
    if (started.phase === 'submitted' && !hasChanges(started)) return;
    const { homework, answers, details } = started;
    const marking = homework.scheme && markHere(homework.scheme, answers);
    const submissionKey = randomKey();
    send({ type: 'submitted', key: submissionKey, marking });
    removeDraft({ homeworkId: homework.id, ...details });
    announce(homework.title);
    void pageOutbox.add(toOutboxEntry(started, rules, { key: submissionKey, at: Date.now(), marking }));
  }

  function retry() {
    const submitted = current();
    if (submitted.phase !== 'submitted') return;
    const { answers, homework } = submitted;
    const byPage = homework.scheme !== undefined && !isMarkedByServer(submitted, status);
    const marking = (byPage ? markHere(homework.scheme, answers) : undefined) ?? marksAsTheyStand(submitted, status);
    send({ type: 'retried', kept: keepCorrectAnswers(answers, marking?.results ?? []), at: Date.now() });
  }

  return { attempt, status, send, start, declineDraft, submit, retry };
}
