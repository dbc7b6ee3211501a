import * as z from 'zod/mini';
import { type AppealState, mostAppeals } from '../../contract/appeals.ts';
import { readStoredAnswers } from '../../db/answers-json.ts';
import { currentMarking } from '../../db/current-marking.ts';
import { shareTable } from '../../db/lock.ts';
import { readMarking } from '../../db/marking-json.ts';
import { type Session, selectRows } from '../../db/session.ts';
import { askedById } from '../homework/catalogue/asked-questions.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { noResult, readReference } from '../submit/attempt-reference.ts';
import { appealState, canAppeal } from './read-appeals.ts';

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
    const { tables, transaction } = session;
    const appeal = { attemptId: attempt.id, questionId };
    if ((await tables.appeals.count({ where: appeal, transaction })) > 0) return { state: appealState(result) };
    await checkCanAppeal(services, session, attempt, result);
    await tables.appeals.create({ ...appeal, at: services.now().toISOString() }, { transaction });
    return { state: 'waiting' };
  });
}

/** Held, so that what comes twice at once is counted once. */
async function holdAttempt(session: Session, reference: string): Promise<z.output<typeof attemptRow>> {
  await shareTable(session, 'attempts');
  const { tables, transaction } = session;
  const held = await tables.attempts.findOne({ where: { reference }, lock: true, transaction });
  // By hand: the marking that counts is found by SQL.
  const [attempt] = await selectRows(
    session,
    attemptRow,
    `SELECT a.id, a.homework_id, a.scheme_version, a.answers, m.marking
       FROM attempts a JOIN markings m ON m.id = ${currentMarking} WHERE a.reference = $1`,
    [reference],
  );
  if (held === null || attempt === undefined) throw noResult();
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
  const answers = readStoredAnswers(attempt.answers);
  const { questionId } = result;
  if (!canAppeal(result, answers[questionId], questions.get(questionId)?.question))
    throw new Problem('conflict', 'This answer cannot be asked about.');
  const { tables, transaction } = session;
  if ((await tables.appeals.count({ where: { attemptId: attempt.id }, transaction })) >= mostAppeals)
    throw new Problem('conflict', `You have asked about ${mostAppeals} answers of this homework, which is the most.`);
}
