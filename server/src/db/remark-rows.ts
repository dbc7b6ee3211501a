import * as z from 'zod/mini';
import { counts, currentMarking } from './counting.ts';
import { underOverrides } from './lay-overrides.ts';
import { type Session, type SqlValue, type StatementRunner, selectRows } from './session.ts';

// SQL by hand: hundreds of thousands of rows, see decision 0023.

/** An attempt with the marking that counts, both as stored. */
export interface StoredAttempt {
  readonly id: number;
  readonly student_id: number;
  /** Answers by question id, as JSON. */
  readonly answers: string;
  /** The version that the scheme had when the attempt arrived. */
  readonly arrived_with: number;
  readonly marking_id: number;
  /** The marking, as JSON. */
  readonly marking: string;
  /** 1 when it counts, 0 when staff have made it not count. */
  readonly counts: number;
}

/** A schema would copy every row, which takes a fifth of the time that reading them does. */
function isStoredAttempt(row: unknown): row is StoredAttempt {
  if (typeof row !== 'object' || row === null || !('id' in row && 'student_id' in row && 'answers' in row))
    return false;
  if (!('arrived_with' in row && 'marking_id' in row && 'marking' in row && 'counts' in row)) return false;
  const { id, student_id, answers, arrived_with, marking_id, marking } = row;
  const numbers = [id, student_id, arrived_with, marking_id, row.counts];
  return numbers.every(Number.isInteger) && typeof answers === 'string' && typeof marking === 'string';
}

/** Which attempts: those of a homework, of one class unless `classCode` is null. */
export interface RemarkScope {
  readonly homeworkId: number;
  readonly classCode: string | null;
}

/** The digest of an erased student's attempt: nothing is left to mark, and its marks stay as totals. */
export const erasedDigest = '';

const notErased = `a.body_digest <> '${erasedDigest}'`;

/** A range of attempts by id, above `after` and up to `upTo`. */
export interface AttemptRange {
  readonly after: number;
  readonly upTo: number;
  /** Leaves out those that arrived when the scheme had a later version than this. */
  readonly newest?: number;
}

/** Attempts of a scope and a range, by id, `limit` at most. */
export async function selectStoredAttempts(
  session: StatementRunner,
  { homeworkId, classCode }: RemarkScope,
  { after, upTo, newest }: AttemptRange,
  limit: number,
): Promise<StoredAttempt[]> {
  const values: SqlValue[] = [homeworkId, after, upTo, limit];
  const next = (value: SqlValue) => `$${values.push(value)}`;
  const ofClass =
    classCode === null ? '' : `JOIN students s ON s.id = a.student_id AND s.class_code = ${next(classCode)}`;
  const inTime = newest === undefined ? '' : `AND a.scheme_version <= ${next(newest)}`;
  const rows = await session.run(
    `SELECT a.id, a.student_id, a.answers, a.scheme_version AS arrived_with, m.id AS marking_id, m.marking,
            CASE WHEN ${counts('a')} THEN 1 ELSE 0 END AS counts
       FROM attempts a JOIN markings m ON m.id = ${currentMarking} ${ofClass}
      WHERE a.homework_id = $1 AND a.id > $2 AND a.id <= $3 AND ${notErased} ${inTime}
      ORDER BY a.id LIMIT $4`,
    values,
  );
  if (!rows.every(isStoredAttempt)) throw new Error('A row is not that of an attempt');
  return rows;
}

/**
 * Removes a run's markings of attempts erased since `since`, while it was under way: they quote the student.
 */
export async function dropErased(session: Session, runId: number, since: string): Promise<void> {
  const erased = await session.run("SELECT id FROM audit_log WHERE at >= $1 AND action = 'erase-student' LIMIT 1", [
    since,
  ]);
  if (erased.length === 0) return;
  await session.run(
    `DELETE FROM markings WHERE remark_run_id = $1
        AND attempt_id NOT IN (SELECT a.id FROM attempts a WHERE ${notErased})`,
    [runId],
  );
}

const laterRun = z.object({ remark_run_id: z.number() });

/** Later runs whose markings are current for some of its attempts. */
export async function selectLaterRuns(session: Session, runId: number): Promise<number[]> {
  const rows = await selectRows(
    session,
    laterRun,
    `SELECT DISTINCT later.remark_run_id
       FROM markings m JOIN attempts a ON a.id = m.attempt_id
       JOIN markings counting ON counting.id = ${currentMarking}
       JOIN markings later ON later.id = ${underOverrides('counting')}
      WHERE m.remark_run_id = $1 AND later.id <> m.id AND later.remark_run_id > $1
      ORDER BY later.remark_run_id`,
    [runId],
  );
  return rows.map(({ remark_run_id }) => remark_run_id);
}
