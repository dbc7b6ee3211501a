import { type Answers, type AttemptMarking, markAttempt } from '@markwell/marking-core';
import { readId } from '../../db/session.ts';
import { findAnswersKept } from '../homework/dates/keep-answers.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { studentMarking } from './student-marking.ts';

/**
 * Marks answers to a homework whose mark scheme is on the server, for someone who has submitted it;
 * stores nothing. The version is that of the submission. Throws a `Problem` when `submissionKey` is not that of a stored
 * attempt at this homework, and while what is expected is kept from whoever handed it in.
 */
export async function markHomeworkAnswers(
  services: Services,
  homeworkId: string,
  { submissionKey, answers }: { submissionKey: string; answers: Answers },
): Promise<AttemptMarking> {
  const { database, catalogue } = services;
  const id = readId(homeworkId);
  const where = { idempotencyKey: isIdempotencyKey(submissionKey) ? submissionKey : '', homeworkId: id ?? 0 };
  const submission = await database.reader.tables.attempts.findOne({ where });
  const scheme = submission && (await catalogue.findScheme(submission.homeworkId, submission.schemeVersion));
  if (submission === null || !scheme) {
    throw new Problem('not-found', 'no attempt at this homework was submitted with this key', {
      field: 'submissionKey',
    });
  }
  if ((await findAnswersKept(services, submission.homeworkId, submission.id)) !== undefined) {
    throw new Problem(
      'conflict',
      'What is expected is not shown yet, so changed answers are marked when they are handed in.',
    );
  }
  return studentMarking(markAttempt(scheme, answers));
}

/** Whether `key` is 8 to 200 visible ASCII characters: what an `Idempotency-Key` header may hold. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{8,200}$/.test(key);
}
