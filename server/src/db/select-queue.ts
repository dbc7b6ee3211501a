import * as z from 'zod/mini';
import { counts, currentMarking } from './counting.ts';
import { erasedDigest } from './remark-rows.ts';
import { numberColumn, type Session, type SqlValue, selectRows } from './session.ts';

// SQL by hand: aggregates of markings that count.

/** Which attempts are looked at: of a homework and some classes, or of all; see `selectQueueStart`. */
export interface QueueScope {
  readonly homeworkId: number | null;
  readonly classes: readonly string[] | null;
  /**
   * Ids of the first attempt, and of the first whose answers are counted as waiting; see `selectQueueStart`.
   */
  readonly from: number;
  readonly countedFrom: number;
}

const startRow = z.object({
  first: z.nullable(numberColumn),
  last: z.nullable(numberColumn),
  asked: z.nullable(numberColumn),
});

/**
 * The ids of the first attempt since a time, of an earlier one that a student has asked about since then, and
 * of the last; ids rise as attempts come in. Starting there, a statement reads only part of a school's years.
 */
export async function selectQueueStart(session: Session, since: string): Promise<z.output<typeof startRow>> {
  const [row] = await selectRows(
    session,
    startRow,
    `SELECT (SELECT id FROM attempts WHERE submitted_at >= $1 ORDER BY submitted_at, id LIMIT 1) AS first,
            (SELECT max(id) FROM attempts) AS last,
            (SELECT min(attempt_id) FROM appeals WHERE at >= $1) AS asked`,
    [since],
  );
  return row ?? { first: null, last: null, asked: null };
}

/**
 * SQL, with its values, for attempts in a scope that count and whose student exists. Unused conditions are
 * left out of the statement, so that an index serves the others. `attemptId` is the attempt column if the
 * statement begins with other rows.
 */
function inScope(
  { homeworkId, classes }: QueueScope,
  from: number,
  attemptId = 'a.id',
): { sql: string; values: SqlValue[] } {
  const values: SqlValue[] = [from];
  const conditions = [`${attemptId} >= $1`, `a.body_digest <> '${erasedDigest}'`, counts('a')];
  if (homeworkId !== null) conditions.push(`a.homework_id = $${values.push(homeworkId)}`);
  if (classes !== null)
    conditions.push(`s.class_code IN (${classes.map((code) => `$${values.push(code)}`).join(',') || 'NULL'})`);
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

const worthALook = 'm.doubtful > 0 OR EXISTS (SELECT 1 FROM appeals p WHERE p.attempt_id = a.id)';
const missing = 'm.total_marks < m.max_marks';
const wanted = {
  all: '',
  look: `AND (${worthALook})`,
  missing: `AND ${missing}`,
  'look or missing': `AND (${worthALook} OR ${missing})`,
} as const;

/** An attempt with its answers and the marking that counts, as JSON. */
export type QueueAttempt = z.output<typeof attemptRow>;

/** Attempts with lower ids, newest first, at most `most`: all, those worth a look, those that miss marks, or both. */
export function selectQueueAttempts(
  session: Session,
  scope: QueueScope,
  { below, most, which }: { readonly below: number; readonly most: number; readonly which: keyof typeof wanted },
): Promise<QueueAttempt[]> {
  const { sql, values } = inScope(scope, scope.from);
  return selectRows(
    session,
    attemptRow,
    `SELECT a.id, a.homework_id, a.student_id, s.class_code, a.answers, m.marking
       FROM attempts a JOIN students s ON s.id = a.student_id JOIN markings m ON m.id = ${currentMarking}
      WHERE ${sql} AND a.id < $${values.length + 1} ${wanted[which]}
      ORDER BY a.id DESC LIMIT ${most}`,
    [...values, below],
  );
}

const stateRow = z.object({ attempts: numberColumn, markings: z.nullable(numberColumn) });

/** Another text whenever an attempt of the scope has come, gone or been marked again. */
export async function selectQueueState(session: Session, scope: QueueScope): Promise<string> {
  const { sql, values } = inScope(scope, scope.from);
  const [row] = await selectRows(
    session,
    stateRow,
    `SELECT count(*) AS attempts, sum(${currentMarking}) AS markings
       FROM attempts a JOIN students s ON s.id = a.student_id WHERE ${sql}`,
    values,
  );
  return `${row?.attempts} ${row?.markings}`;
}

/** Joined so, SQLite begins with the few appeals; it would begin with the attempts. */
const appealed = 'appeals p CROSS JOIN attempts a JOIN students s ON s.id = a.student_id';

const appealRow = z.object({ attempt_id: z.number(), question_id: z.string() });

/** Answers of a scope that students think should count, whatever became of it. */
export function selectAppeals(session: Session, scope: QueueScope): Promise<z.output<typeof appealRow>[]> {
  const { sql, values } = inScope(scope, scope.from, 'p.attempt_id');
  return selectRows(
    session,
    appealRow,
    `SELECT p.attempt_id, p.question_id
       FROM ${appealed}
      WHERE a.id = p.attempt_id AND ${sql}`,
    values,
  );
}

const waitingRow = z.object({ homework_id: z.number(), class_code: z.string(), answers: numberColumn });

/**
 * Answers worth a look, by homework and class; omits those without any. For all homework the choice of
 * attempts is stated twice, or PostgreSQL would read all markings.
 */
export function selectWaiting(session: Session, scope: QueueScope): Promise<z.output<typeof waitingRow>[]> {
  const { sql, values } = inScope(scope, scope.countedFrom);
  const isOfAll = scope.homeworkId === null;
  return selectRows(
    session,
    waitingRow,
    `SELECT a.homework_id, s.class_code, sum(m.doubtful) AS answers
       FROM attempts a JOIN students s ON s.id = a.student_id JOIN markings m ON m.id = ${currentMarking}
      WHERE ${sql} ${isOfAll ? 'AND m.attempt_id >= $1' : ''} AND m.doubtful > 0
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

/** The current markings of answers that students ask about, latest first. */
export function selectAskedMarkings(session: Session, scope: QueueScope): Promise<z.output<typeof askedRow>[]> {
  const { sql, values } = inScope(scope, scope.from, 'p.attempt_id');
  return selectRows(
    session,
    askedRow,
    `SELECT a.homework_id, s.class_code, p.question_id, m.marking
       FROM ${appealed}
       JOIN markings m ON m.id = ${currentMarking}
      WHERE a.id = p.attempt_id AND ${sql} ORDER BY p.id DESC LIMIT 2000`,
    values,
  );
}
