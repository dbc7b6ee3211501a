import { childcarePaper, findChildcareAssignment, isAnswered } from '@markwell/marking-core';
import { submitChildcare } from '@markwell/server/contract';
import { useEffect } from 'react';
import { announceSession } from '../../lib/announce-session.ts';
import { call } from '../../lib/call.ts';
import { findDraft, keepDraft, removeDraft, removeOldDrafts } from '../../lib/draft.ts';
import { failureText } from '../../lib/failure.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useMachine } from '../../lib/use-machine.ts';
import { useStartToken } from '../../lib/use-start-token.ts';
import { useStillHere } from '../../lib/use-still-here.ts';
import { setWorkAtHand } from '../../lib/work-at-hand.ts';
import { answersText } from './answers-text.ts';
import { type Assessment, newAssessment, nextAssessment, submitBlocked, type Taking } from './assessment.ts';
import { assignmentOfCard } from './chosen-assignment.ts';

/** The number of the card, and of the homework on it, in both numberings. */
export const childcareId = 6;

/** How long the server may take to answer before it counts as a failure, in milliseconds. */
const patience = 30_000;
const minute = 60_000;

/** One student's way through the assessment: its stage, and what the student can do. */
export function useAssessment() {
  const {
    state: assessment,
    current,
    send,
  } = useMachine<Assessment, Parameters<typeof nextAssessment>[1]>(
    nextAssessment,
    newAssessment(assignmentOfCard(history.state)),
  );
  useEffect(() => removeOldDrafts(Date.now()), []);
  useEffect(() => {
    if (assessment.stage !== 'assessment') return setWorkAtHand(undefined);
    const isUnsent = Object.keys(assessment.answers).length > 0;
    setWorkAtHand({
      text: () => answersText(assessment),
      isUnsent,
      isKept: isUnsent && keep(assessment),
      isSentLater: false,
    });
  }, [assessment]);
  useEffect(() => () => setWorkAtHand(undefined), []);

  useStartToken(
    assessment.stage === 'assessment' && assessment.startToken === undefined ? childcareId : undefined,
    assessment.details.studentClass,
    (startToken) => send({ type: 'start-noted', startToken }),
  );
  useStillHere(assessment.stage === 'assessment', announce);

  function announce() {
    const { details, assignment } = current();
    const { name: studentName, studentClass, teacher } = details;
    const label = findChildcareAssignment(assignment)?.label;
    void announceSession({ studentName, studentClass, teacher, ...(label !== undefined && { assignment: label }) });
  }

  function start() {
    const at = Date.now();
    send({ type: 'started', at, draft: findDraft({ homeworkId: childcareId, ...current().details }, at) });
    if (current().stage === 'assessment') announce();
  }

  function declineDraft() {
    removeDraft({ homeworkId: childcareId, ...current().details });
    send({ type: 'draft-declined' });
  }

  async function submit() {
    const taking = current();
    if (taking.stage !== 'assessment' || submitBlocked(taking) !== undefined) return;
    const { sentAs, answers, details } = taking;
    const key = sentAs?.answers === answers ? sentAs.key : randomKey();
    send({ type: 'sent', key });
    announce();
    try {
      const receipt = await call(submitChildcare, toInput(taking, Date.now()), {
        headers: { 'Idempotency-Key': key },
        signal: AbortSignal.timeout(patience),
      });
      removeDraft({ homeworkId: childcareId, ...details });
      send({ type: 'received', receipt });
    } catch (error) {
      console.error('The assessment could not be submitted', error);
      send({ type: 'failed', reason: failureText(error) });
    }
  }

  return { assessment, send, start, declineDraft, submit };
}

/** Keeps the answers on this device, with those of a draft that is still on offer, and what they were sent under. */
function keep({ details, startedAt, startToken, answers, draft, sentAs }: Taking): boolean {
  const key = sentAs?.answers === answers ? sentAs.key : undefined;
  return keepDraft(
    { homeworkId: childcareId, ...details },
    {
      savedAt: Date.now(),
      startedAt,
      startToken,
      answers: { ...draft?.answers, ...answers },
      ...(key !== undefined && { key }),
    },
  );
}

function toInput({ details, assignment, answers, startedAt, startToken }: Taking, now: number) {
  const given = childcarePaper.questions.map(({ id }) => answers[id]).filter(isAnswered);
  return {
    studentName: details.name,
    studentClass: details.studentClass,
    teacher: details.teacher,
    assignment,
    answers: Object.fromEntries(given.map((answer) => [answer.questionId, answer])),
    startedAt: new Date(startedAt).toISOString(),
    timeSpentMinutes: Math.max(0, Math.floor((now - startedAt) / minute)),
    ...(startToken !== undefined && { startToken }),
  };
}
