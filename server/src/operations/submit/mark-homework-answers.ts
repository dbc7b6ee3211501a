import { type Answers, type AttemptMarking, markAttempt } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { selectRows } from '../../db/session.ts';
import { findAnswersKept, withoutAnswers } from '../class-dates/keep-answers.ts';
import { Problem } from '../problems/problem.ts';
import { isIdempotencyKey } from '../references/idempotency-key.ts';
import { readId } from '../references/read-id.ts';
import { studentMarking } from '../results/student-marking.ts';
import type { Services } from '../services/services.ts';

/**
 * Marks answers to a homework whose mark scheme is on the server, for someone who has submitted it;
 * stores nothing, and says no more of what is expected than the receipt did. The version is that of the submission. Throws a `Problem` when `submissionKey` is not that of a stored
 * attempt at this homework.
 */
export async function markHomeworkAnswers(
  services: Services,
  homeworkId: string,
  { submissionKey, answers }: { submissionKey: string; answers: Answers },
): Promise<AttemptMarking> {
  const { database, catalogue } = services;
  const id = readId(homeworkId);
  const [submission] =
    id === undefined || !isIdempotencyKey(submissionKey)
      ? []
      : await selectRows(
          database.reader,
          z.object({ id: z.number(), homework_id: z.number(), scheme_version: z.number() }),
          'SELECT id, homework_id, scheme_version FROM attempts WHERE idempotency_key = $1 AND homework_id = $2',
          [submissionKey, id],
        );
  const scheme = submission && (await catalogue.findScheme(submission.homework_id, submission.scheme_version));
  if (submission === undefined || scheme === undefined) {
    throw new Problem('not-found', 'no attempt at this homework was submitted with this key', {
      field: 'submissionKey',
    });
  }
  const marking = studentMarking(markAttempt(scheme, answers));
  const kept = await findAnswersKept(services, submission.homework_id, submission.id);
  return kept === undefined ? marking : withoutAnswers(marking, kept);
}
