import * as z from 'zod/mini';
import { counts } from './counting.ts';
import { currentMarking } from './current-marking.ts';
import { erasedDigest } from './remark-rows.ts';
import { numberColumn, type Session, type SqlValue, selectRows } from './session.ts';

// SQL by hand: aggregates of markings that count.

/** Which attempts are looked at: of a homework and a class, or of all; see `selectQueueStart`. */
export interface QueueScope {
  readonly homeworkId: number | null;
  readonly classCode: string | null;
  /** The id of the first. */
  readonly from: number;
}

/**
 * The id of the first attempt since a time, or of an earlier one that a student has asked about since then; ids rise as attempts come in.
 * A statement that begins there reads a year of a school, however many years are stored.
 */
export async function selectQueueStart(session: Session, since: string): Promise<number> {
  const rows = await selectRows(
    session,
    z.object({ id: z.nullable(numberColumn) }),
    `SELECT min(id) AS id FROM (
       SELECT id FROM (SELECT id FROM attempts WHERE submitted_at >= $1 ORDER BY submitted_at, id LIMIT 1) AS recent
       UNION ALL SELECT min(attempt_id) FROM appeals WHERE at >= $1
     ) AS firsts`,
    [since],
  );
  return rows[0]?.id ?? 0;
}

/**
 * SQL for attempts of a scope that count and whose student is there, and its values. What is not asked for is not in the statement, so
 * that an index serves what is.
 */
function inScope({ homeworkId, classCode, from }: QueueScope): { sql: string; values: SqlValue[] } {
  const values: SqlValue[] = [from];
  const conditions = ['a.id >= $1', `a.body_digest <> '${erasedDigest}'`, counts('a')];
  if (homeworkId !== null) conditions.push(`a.homework_id = $${values.push(homeworkId)}`);
  if (classCode !== null) conditions.push(`s.class_code = $${values.push(classCode)}`);
  return { sql: conditions.join(' AND '), values };
}

const attemptRow = z.object({
  id: z.number(),
  homework_id: z.number(),
  student_id: z.number(),
  class_code: z.string(),
  answers: z.string(),
  marking: z.string(),
});

/** An attempt with its answers and the marking that counts, as JSON. */
export type QueueAttempt = z.output<typeof attemptRow>;

/** Attempts of a scope from below an id downwards, `most` at most; only those with an answer that is worth a look, unless it is `everything`. */
export function selectQueueAttempts(
  session: Session,
  scope: QueueScope,
  { below, most, everything }: { readonly below: number; readonly most: number; readonly everything: boolean },
): Promise<QueueAttempt[]> {
  const { sql, values } = inScope(scope);
  const worthALook = 'm.doubtful > 0 OR EXISTS (SELECT 1 FROM appeals p WHERE p.attempt_id = a.id)';
  return selectRows(
    session,
    attemptRow,
    `SELECT a.id, a.homework_id, a.student_id, s.class_code, a.answers, m.marking
       FROM attempts a JOIN students s ON s.id = a.student_id JOIN markings m ON m.id = ${currentMarking}
      WHERE ${sql} AND a.id < $${values.length + 1} ${everything ? '' : `AND (${worthALook})`}
      ORDER BY a.id DESC LIMIT ${most}`,
    [...values, below],
  );
}

const appealRow = z.object({ attempt_id: z.number(), question_id: z.string() });

/** Answers of a scope that students think should count, whatever became of it. */
export function selectAppeals(session: Session, scope: QueueScope): Promise<z.output<typeof appealRow>[]> {
  const { sql, values } = inScope(scope);
  return selectRows(
    session,
    appealRow,
    `SELECT p.attempt_id, p.question_id
       FROM appeals p JOIN attempts a ON a.id = p.attempt_id JOIN students s ON s.id = a.student_id
      WHERE ${sql}`,
    values,
  );
}

const waitingRow = z.object({ homework_id: z.number(), class_code: z.string(), answers: numberColumn });

/**
 * Answers that are worth a look, by homework and class; those without any are left out. That a marking is of such an attempt is said twice:
 * PostgreSQL reads all markings otherwise.
 */
export function selectWaiting(session: Session, scope: QueueScope): Promise<z.output<typeof waitingRow>[]> {
  const { sql, values } = inScope(scope);
  return selectRows(
    session,
    waitingRow,
    `SELECT a.homework_id, s.class_code, sum(m.doubtful) AS answers
       FROM attempts a JOIN students s ON s.id = a.student_id JOIN markings m ON m.id = ${currentMarking}
      WHERE ${sql} AND m.attempt_id >= $1 AND m.doubtful > 0
      GROUP BY a.homework_id, s.class_code ORDER BY a.homework_id, s.class_code`,
    values,
  );
}

const askedRow = z.object({
  homework_id: z.number(),
  class_code: z.string(),
  question_id: z.string(),
  marking: z.string(),
});

/** The markings that count of answers that students ask about, the latest first; at most so many as can wait for people. */
export function selectAskedMarkings(session: Session, scope: QueueScope): Promise<z.output<typeof askedRow>[]> {
  const { sql, values } = inScope(scope);
  return selectRows(
    session,
    askedRow,
    `SELECT a.homework_id, s.class_code, p.question_id, m.marking
       FROM appeals p JOIN attempts a ON a.id = p.attempt_id JOIN students s ON s.id = a.student_id
       JOIN markings m ON m.id = ${currentMarking}
      WHERE ${sql} ORDER BY p.id DESC LIMIT 2000`,
    values,
  );
}
