import * as z from 'zod/mini';
import { standsApart } from './counting.ts';
import { currentScores } from './current-scores.ts';
import { numberColumn, type Session, selectRows } from './session.ts';

// SQL by hand: aggregates of attempts, of every dashboard.

const historyRow = z.object({
  student_id: z.number(),
  homework_id: z.number(),
  attempt_id: z.number(),
  total_marks: z.number(),
  max_marks: z.number(),
  grade: z.string(),
  percentage: numberColumn,
  first_percentage: numberColumn,
  first_submitted_at: z.string(),
  attempts: numberColumn,
});
/** A student's best attempt that counts at a homework, and the first. Percentages are not rounded. */
export type HistoryRow = z.output<typeof historyRow>;

/** Those who count for class `$1`, and its student `$2`. */
const ofClass = `SELECT s.id FROM students s WHERE s.class_code = $1 AND (s.id = $2 OR NOT ${standsApart('s')})`;

/** Everything handed in by those who count for a class, and by its student `alsoOf`. One query. */
export function selectHistories(session: Session, classCode: string, alsoOf = 0): Promise<HistoryRow[]> {
  return selectRows(
    session,
    historyRow,
    `SELECT student_id, homework_id, best_attempt_id AS attempt_id, total_marks, max_marks, grade, percentage, first_percentage,
            first_submitted_at, attempts
       FROM ${currentScores((alias) => `${alias}.student_id IN (${ofClass})`)} r`,
    [classCode, alsoOf],
  );
}

const pupilRow = z.object({
  id: z.number(),
  name: z.string(),
  class_code: z.string(),
  teacher: z.string(),
  source: z.string(),
});
export type PupilRow = z.output<typeof pupilRow>;

/** The students of a class, except erased ones. */
export function selectPupils(session: Session, classCode: string): Promise<PupilRow[]> {
  return selectRows(
    session,
    pupilRow,
    'SELECT id, name, class_code, teacher, source FROM students WHERE class_code = $1 AND erased_at IS NULL',
    [classCode],
  );
}

const ownerRow = z.object({ id: z.number(), class_code: z.string() });

/** A student by number, or the student who handed in an attempt. */
export async function selectOwner(session: Session, by: { readonly student: number } | { readonly attempt: number }) {
  const [row] =
    'student' in by
      ? await selectRows(session, ownerRow, 'SELECT id, class_code FROM students WHERE id = $1', [by.student])
      : await selectRows(
          session,
          ownerRow,
          'SELECT s.id, s.class_code FROM attempts a JOIN students s ON s.id = a.student_id WHERE a.id = $1',
          [by.attempt],
        );
  return row;
}
