import * as z from 'zod/mini';
import { countScores, scoreColumns, scoreEach } from './count-scores.ts';
import { forUpdate, inList, lockTable, numberColumn, type Session, selectRows } from './session.ts';

// Hand-written SQL: one statement for a whole group of submissions, or hundreds of attempts of a re-mark
// (decision 0045).

const insert = `INSERT INTO scores (${scoreColumns.join(', ')})`;

/** By first attempt, so that a term's scores are stored together, and all writers lock in the same order. */
const inOrder = 'ORDER BY first_submitted_at, first_attempt_id';

const isBetter = `(excluded.percentage > scores.percentage OR (excluded.percentage = scores.percentage
  AND (excluded.best_submitted_at, excluded.best_attempt_id) < (scores.best_submitted_at, scores.best_attempt_id)))`;
const isEarlier =
  '(excluded.first_submitted_at, excluded.first_attempt_id) < (scores.first_submitted_at, scores.first_attempt_id)';

const take = (where: string, columns: readonly string[]) =>
  columns.map((column) => `${column} = CASE WHEN ${where} THEN excluded.${column} ELSE scores.${column} END`);

const add = `ON CONFLICT (student_id, homework_id) DO UPDATE SET ${[
  ...take(isBetter, ['best_attempt_id', 'best_submitted_at', 'total_marks', 'max_marks', 'grade', 'percentage']),
  ...take(isEarlier, ['first_attempt_id', 'first_submitted_at', 'first_percentage']),
  ...take('excluded.last_submitted_at > scores.last_submitted_at', ['last_submitted_at']),
  'attempts = scores.attempts + excluded.attempts',
  'childcare_attempts = scores.childcare_attempts + excluded.childcare_attempts',
].join(', ')}`;

/** An attempt that was just stored, and the score it belongs to. */
export interface HandedIn {
  readonly id: number;
  readonly studentId: number;
  readonly homeworkId: number;
}

/**
 * Adds attempts that were just stored, in the same transaction, to their students' scores. Only the new ones
 * are read. Ranking them costs twice as much, and is needed only if two belong to one score.
 */
export async function addToScores(session: Session, handedIn: readonly HandedIn[]): Promise<void> {
  if (handedIn.length === 0) return;
  const scores = new Set(handedIn.map(({ studentId, homeworkId }) => `${studentId} ${homeworkId}`));
  const count = scores.size === handedIn.length ? scoreEach : countScores;
  const list = inList(handedIn.map(({ id }) => id));
  await session.run(`${insert} ${count(`a.id IN ${list.sql}`)} ORDER BY student_id, homework_id ${add}`, list.values);
}

/**
 * Recounts students' scores, for one homework or all, in the transaction that changed which of their attempts
 * count, whose they are, or their current markings. Deletes scores of students who no longer exist.
 */
export async function recountScores(
  session: Session,
  studentIds: readonly number[],
  homeworkId?: number,
): Promise<void> {
  if (studentIds.length === 0) return;
  const list = inList([...new Set(studentIds)]);
  // A submission under way is either stored before this and counted here, or waits and is added afterwards.
  const held = `SELECT id FROM students WHERE id IN ${list.sql} ORDER BY id${forUpdate(session)}`;
  if (session.engine === 'postgres') await session.run(held, list.values);
  const values = [...list.values, ...(homeworkId === undefined ? [] : [homeworkId])];
  const ofHomework = homeworkId === undefined ? '' : `AND homework_id = $${values.length}`;
  await session.run(`DELETE FROM scores WHERE student_id IN ${list.sql} ${ofHomework}`, values);
  await session.run(`${insert} ${countScores(`a.student_id IN ${list.sql} ${ofHomework}`)} ${inOrder}`, values);
}

/** The same for the one score that an attempt belongs to. */
export async function recountScoresOf(session: Session, attemptId: number): Promise<void> {
  const [owner] = await selectRows(session, ownerRow, 'SELECT student_id, homework_id FROM attempts WHERE id = $1', [
    attemptId,
  ]);
  if (owner !== undefined) await recountScores(session, [owner.student_id], owner.homework_id);
}

const ownerRow = z.object({ student_id: z.number(), homework_id: z.number() });

/** Takes some ten seconds for a million attempts; submissions wait until the transaction ends. */
export async function recountAllScores(session: Session): Promise<void> {
  await lockTable(session, 'attempts');
  await session.run('DELETE FROM scores');
  await session.run(`${insert} ${countScores('TRUE')} ${inOrder}`);
}

/** How many scores differ from what their attempts give; takes as long as `recountAllScores`. */
export async function countWrongScores(session: Session): Promise<number> {
  const stored = `SELECT ${scoreColumns.join(', ')} FROM scores`;
  const counted = `SELECT ${scoreColumns.join(', ')} FROM (${countScores('TRUE')}) counted`;
  const [row] = await selectRows(
    session,
    z.object({ wrong: numberColumn }),
    `SELECT count(*) AS wrong FROM (
       SELECT student_id, homework_id FROM (${stored} EXCEPT ${counted}) more
       UNION SELECT student_id, homework_id FROM (${counted} EXCEPT ${stored}) less) wrong`,
  );
  return row?.wrong ?? 0;
}
