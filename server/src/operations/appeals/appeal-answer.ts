import { answersSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { type AppealState, mostAppeals } from '../../contract/appeals.ts';
import { currentMarking } from '../../db/current-marking.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { readMarking } from '../../db/lay-overrides.ts';
import { forUpdate, shareTable } from '../../db/lock.ts';
import { type Session, selectRows } from '../../db/session.ts';
import { askedById } from '../catalogue/asked-questions.ts';
import { Problem } from '../problems/problem.ts';
import { noResult, readReference } from '../references/result-reference.ts';
import type { Services } from '../services/services.ts';
import { appealState, canAppeal } from './appeal-state.ts';

const attemptRow = z.object({
  id: z.number(),
  homework_id: z.number(),
  scheme_version: z.number(),
  answers: z.string(),
  marking: z.string(),
});

/**
 * Notes that the student of an attempt thinks that an answer of it should count; a repeat changes nothing. Throws a `Problem` for a reference that
 * opens nothing, an answer that cannot be asked about, and where as many were asked about as may be.
 */
export async function appealAnswer(
  services: Services,
  typed: string,
  questionId: string,
): Promise<{ state: AppealState }> {
  const reference = readReference(typed);
  if (reference === undefined) throw noResult();
  return services.database.write(async (session) => {
    const attempt = await holdAttempt(session, reference);
    const result = readMarking(attempt.marking).results.find((one) => one.questionId === questionId);
    if (result === undefined) throw new Problem('not-found', 'This result has no such question.');
    const asked = await session.run('SELECT id FROM appeals WHERE attempt_id = $1 AND question_id = $2', [
      attempt.id,
      questionId,
    ]);
    if (asked.length > 0) return { state: appealState(result) };
    await checkCanAppeal(services, session, attempt, result);
    const row = { attempt_id: attempt.id, question_id: questionId, at: services.now().toISOString() };
    await insertRows(session, 'appeals', [row]);
    return { state: 'waiting' };
  });
}

/** Held, so that what comes twice at once is counted once. */
async function holdAttempt(session: Session, reference: string): Promise<z.output<typeof attemptRow>> {
  await shareTable(session, 'attempts');
  const held = await session.run(`SELECT id FROM attempts WHERE reference = $1${forUpdate(session)}`, [reference]);
  const [attempt] = await selectRows(
    session,
    attemptRow,
    `SELECT a.id, a.homework_id, a.scheme_version, a.answers, m.marking
       FROM attempts a JOIN markings m ON m.id = ${currentMarking} WHERE a.reference = $1`,
    [reference],
  );
  if (held.length === 0 || attempt === undefined) throw noResult();
  return attempt;
}

async function checkCanAppeal(
  { catalogue }: Services,
  session: Session,
  attempt: z.output<typeof attemptRow>,
  result: Parameters<typeof canAppeal>[0],
): Promise<void> {
  const homework = (await catalogue.snapshot()).get(attempt.homework_id);
  const questions = await askedById(catalogue, homework, attempt.scheme_version);
  const answers = answersSchema.parse(JSON.parse(attempt.answers));
  const { questionId } = result;
  if (!canAppeal(result, answers[questionId], questions.get(questionId)))
    throw new Problem('conflict', 'This answer cannot be asked about.');
  const asked = await session.run('SELECT id FROM appeals WHERE attempt_id = $1', [attempt.id]);
  if (asked.length >= mostAppeals)
    throw new Problem('conflict', `You have asked about ${mostAppeals} answers of this homework, which is the most.`);
}
