import { hash } from 'node:crypto';
import { toAttemptNumber } from '../../contract/assignment-numbers.ts';
import type { AttemptReceipt, QuizAttemptInput } from '../../contract/quiz-attempts.ts';
import { isRowNumber } from '../../db/session.ts';
import type { NewAttempt } from '../../db/store-attempts.ts';
import { findAttemptedHomework } from '../homework/catalogue/find-homework.ts';
import { findClosed } from '../homework/dates/find-closed.ts';
import { findAnswersKept, withoutAnswers } from '../homework/dates/keep-answers.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { createAttemptReference } from './attempt-reference.ts';
import { readStartedAt, readTimeSpent } from './attempt-times.ts';
import { type ClientClaim, differsFrom, readClaim } from './client-claim.ts';
import { readAnswers } from './read-answers.ts';
import { studentMarking } from './student-marking.ts';
import { createSubmissionMarker } from './submission-marker.ts';

const markSubmission = createSubmissionMarker();

/**
 * Marks an attempt and stores it with its marks; resolves when both are durable. With an idempotency key a repeat gives
 * the first receipt. One that comes after closing, with nothing to show that it was begun before, is stored and counts nowhere until a
 * teacher decides. Throws a `Problem` for an unknown assignment or student, or a key used before with another body.
 */
export async function submitAttempt(
  services: Services,
  input: QuizAttemptInput,
  idempotencyKey: string | null,
): Promise<AttemptReceipt> {
  if (!isRowNumber(input.studentId)) throw unknownStudent(input.studentId);
  const attempt = await prepareAttempt(services, input, idempotencyKey);
  const outcome = await services.storeAttempt(attempt);
  switch (outcome.kind) {
    case 'unknown-student':
      throw unknownStudent(input.studentId);
    case 'stored':
      return receipt(services, outcome.id, { ...attempt, closedAt: outcome.closedAt });
    case 'repeat':
      if (!(await isSameBody(services, input, outcome.first))) {
        throw new Problem('key-reused', 'This Idempotency-Key was used for another attempt. Send a new key.');
      }
      return receipt(services, outcome.id, outcome.first);
  }
}

async function prepareAttempt(
  services: Services,
  input: QuizAttemptInput,
  idempotencyKey: string | null,
): Promise<NewAttempt> {
  const { catalogue, now } = services;
  const { cardId, homework, version, questions, scheme } = await findAttemptedHomework(catalogue, input);
  const answers = readAnswers(input, questions);
  const marking = markSubmission(scheme, answers);
  const claim = readClaim(input);
  const arrived = now();
  const startedAt = readStartedAt(input.startedAt, arrived);
  const { studentId, startToken } = input;
  const closedAt = await findClosed(services, { homework, student: { id: studentId }, startToken });
  return {
    reference: createAttemptReference(),
    idempotencyKey,
    bodyDigest: digestBody(input, claim),
    studentId,
    assignmentId: cardId,
    homeworkId: homework.id,
    schemeVersion: version,
    answers: JSON.stringify(answers),
    claim: claim === null ? null : JSON.stringify(claim),
    differsFromClaim: differsFrom(claim, marking),
    startedAt,
    timeSpentMinutes: readTimeSpent(input.timeSpentMinutes),
    submittedAt: arrived.toISOString(),
    closedAt,
    marking,
  };
}

/** Whether a repeat has the body of the attempt that was stored: its student may have had another number then, before a merge. */
async function isSameBody(
  { database }: Services,
  input: QuizAttemptInput,
  first: Pick<NewAttempt, 'bodyDigest' | 'studentId'>,
): Promise<boolean> {
  const claim = readClaim(input);
  const isOf = (studentId: number) => digestBody({ ...input, studentId }, claim) === first.bodyDigest;
  if (isOf(input.studentId)) return true;
  if (input.studentId !== first.studentId) return false;
  const rows = await database.reader.tables.mergedStudents.findAll({ where: { intoId: first.studentId } });
  return rows.some(({ id }) => isOf(id));
}

/** A digest of everything in a body that is kept: two bodies with the same one are the same submission. */
function digestBody(input: QuizAttemptInput, claim: ClientClaim | null): string {
  const kept = JSON.stringify({ ...input, results: claim });
  return hash('sha256', kept, 'base64url');
}

async function receipt(
  services: Services,
  id: number,
  attempt: Omit<NewAttempt, 'answers' | 'claim'>,
): Promise<AttemptReceipt> {
  const { reference, assignmentId, homeworkId, schemeVersion, marking, differsFromClaim, submittedAt, closedAt } =
    attempt;
  const kept = await findAnswersKept(services, homeworkId, id);
  return {
    id,
    reference,
    assignmentId: toAttemptNumber(assignmentId),
    homeworkId,
    schemeVersion,
    marking:
      kept === undefined ? studentMarking(marking) : withoutAnswers(services.clock, studentMarking(marking), kept),
    differsFromClaim,
    submittedAt,
    ...(kept && { answersKept: kept }),
    ...(closedAt && { closedAt }),
  };
}

function unknownStudent(id: number): Problem {
  return new Problem('invalid-input', `there is no student ${id}.`, {
    field: 'studentId',
    hint: { kind: 'make-student' },
  });
}
