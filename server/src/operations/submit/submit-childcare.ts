import { hash } from 'node:crypto';
import { type Answers, childcare, type MarkScheme, markAttempt } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { ChildcareReceipt, submitChildcare as contract } from '../../contract/childcare.ts';
import { findAttemptedHomework } from '../homework/catalogue/find-homework.ts';
import { findClosed } from '../homework/dates/find-closed.ts';
import { findAnswersKept } from '../homework/dates/keep-answers.ts';
import { readStudent } from '../people/students/create-student.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { createAttemptReference } from './attempt-reference.ts';
import { readStartedAt, readTimeSpent } from './attempt-times.ts';
import { childcareReceipt } from './childcare-receipt.ts';
import { readAnswers } from './read-answers.ts';

type ChildcareInput = z.output<typeof contract.input>;

/**
 * Marks a childcare assessment and stores it, with its student, in one transaction; resolves when it is durable. With an
 * idempotency key a repeat of the same student, assignment and answers gives the first receipt, whatever times it claims.
 * Throws a `Problem` for an unknown class, a name without a letter, or a key used before with another body. After closing it is kept as `submitAttempt` keeps a quiz attempt.
 */
export async function submitChildcare(
  services: Services,
  input: ChildcareInput,
  idempotencyKey: string | null,
): Promise<ChildcareReceipt> {
  const { catalogue, storeAttempt, now } = services;
  const { studentName: name, studentClass, teacher } = input;
  const student = await readStudent(services, { name, studentClass, teacher }, 'studentName');
  const { cardId, homework, version, scheme } = await findAttemptedHomework(catalogue, {
    assignmentId: childcare.id,
    homeworkId: childcare.id,
  });
  const answers = readAnswers(input, homework.questions);
  const chosenAssignment = input.assignment ?? null;
  const arrived = now();
  const startedAt = readStartedAt(input.startedAt, arrived);
  const closedAt = await findClosed(services, { homework, student, startToken: input.startToken });
  const attempt = {
    reference: createAttemptReference(),
    idempotencyKey,
    bodyDigest: digestOf([student.classCode, student.normalisedName, chosenAssignment, answers]),
    student,
    assignmentId: cardId,
    homeworkId: homework.id,
    schemeVersion: version,
    answers: JSON.stringify(answers),
    claim: null,
    differsFromClaim: false,
    startedAt,
    timeSpentMinutes: readTimeSpent(input.timeSpentMinutes),
    submittedAt: arrived.toISOString(),
    closedAt,
    marking: markAttempt(scheme, answers),
    chosenAssignment,
  };
  const outcome = await storeAttempt(attempt);
  const shown = { scheme, questions: homework.questions, answers };
  switch (outcome.kind) {
    case 'unknown-student':
      throw new Error('A student that came with an attempt was not stored');
    case 'stored':
      return childcareReceipt(services.clock, {
        ...attempt,
        ...shown,
        closedAt: outcome.closedAt,
        kept: await findAnswersKept(services, homework.id, outcome.id),
      });
    case 'repeat': {
      const { first } = outcome;
      if (first.bodyDigest !== attempt.bodyDigest) {
        throw new Problem('key-reused', 'This Idempotency-Key was used for another attempt. Send a new key.');
      }
      const firstScheme = await getScheme(services, first.homeworkId, first.schemeVersion);
      const kept = await findAnswersKept(services, homework.id, outcome.id);
      return childcareReceipt(services.clock, { ...first, ...shown, scheme: firstScheme, kept });
    }
  }
}

/** A digest of what makes two submissions the same one. */
function digestOf(kept: readonly (string | null | Answers)[]): string {
  return hash('sha256', JSON.stringify(['childcare', ...kept]), 'base64url');
}

async function getScheme({ catalogue }: Services, homeworkId: number, version: number): Promise<MarkScheme> {
  const scheme = await catalogue.findScheme(homeworkId, version);
  if (scheme === undefined) throw new Error(`Homework ${homeworkId} has no mark scheme version ${version}`);
  return scheme;
}
