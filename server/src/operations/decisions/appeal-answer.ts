import { type Answer, isTypedAnswer, type Question, type QuestionResult } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { type AppealState, mostAppeals } from '../../contract/appeals.ts';
import { currentMarking } from '../../db/counting.ts';
import { readMarking, readStoredAnswers } from '../../db/marking-json.ts';
import { type Session, selectRows, shareTable } from '../../db/session.ts';
import { askedById } from '../homework/catalogue/asked-questions.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { noResult, readReference } from '../submit/attempt-reference.ts';
import { isDecided } from './queue/group-answers.ts';

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

/** What the student of an attempt has asked about, and may. */
export interface Appeals {
  readonly results: ReadonlyMap<string, QuestionResult>;
  readonly states: ReadonlyMap<string, AppealState>;
  readonly canAskMore: boolean;
}

/** What became of the answers of an attempt that its student asked about, by its results as they count now. */
export async function readAppeals(
  { tables, transaction }: Session,
  attemptId: number,
  results: readonly QuestionResult[],
): Promise<Appeals> {
  const rows = await tables.appeals.findAll({ where: { attemptId }, transaction });
  const byId = new Map(results.map((result) => [result.questionId, result]));
  const states = rows.flatMap(({ questionId: id }): [string, AppealState][] => {
    const result = byId.get(id);
    return result === undefined ? [] : [[id, appealState(result)]];
  });
  return { results: byId, states: new Map(states), canAskMore: rows.length < mostAppeals };
}

/** Of one answer what the student is told. */
export function toldAppeal(
  { results, states, canAskMore }: Appeals,
  questionId: string,
  answer: Answer | undefined,
  question: Question | undefined,
): { appeal?: AppealState; canAppeal?: boolean } {
  const appeal = states.get(questionId);
  if (appeal !== undefined) return { appeal };
  const result = results.get(questionId);
  return canAskMore && result !== undefined && canAppeal(result, answer, question) ? { canAppeal: true } : {};
}

/** What became of an answer that a student asked about, by the marking that counts: so it follows what is judged, and what is taken back. */
function appealState(result: QuestionResult): AppealState {
  if (result.isCorrect) return 'accepted';
  if (!isDecided(result)) return 'waiting';
  return result.marksAwarded > 0 ? 'partly' : 'refused';
}

/** Whether a student can ask about an answer: one that was typed, does not count in full, and that nobody has decided about. */
function canAppeal(result: QuestionResult, answer: Answer | undefined, question: Question | undefined): boolean {
  return question !== undefined && isTypedAnswer(question, answer) && !result.isCorrect && !isDecided(result);
}
