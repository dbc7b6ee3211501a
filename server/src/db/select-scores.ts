import * as z from 'zod/mini';
import { standsApart } from './counting.ts';
import { currentMarking } from './current-marking.ts';
import { currentScores } from './current-scores.ts';
import { flagColumn, numberColumn, type Session, selectRows } from './session.ts';

// SQL by hand: aggregates of attempts, of every dashboard.

const scoreRow = z.object({
  student_id: z.number(),
  student_class: z.string(),
  student_name: z.string(),
  on_roster: flagColumn,
  /** Whether the name is not on the list of a class that has one. */
  stands_apart: flagColumn,
  attempt_id: z.number(),
  total_marks: z.number(),
  max_marks: z.number(),
  grade: z.string(),
  submitted_at: z.string(),
  time_spent_minutes: z.nullable(z.number()),
  percentage: numberColumn,
  first_attempt_id: z.number(),
  first_percentage: numberColumn,
  first_submitted_at: z.string(),
  attempts: numberColumn,
});

/** The best attempt (the earliest of equals) and the first. Percentages are 0 to 100, not rounded. */
export type Score = z.output<typeof scoreRow>;

/** Of the homework `$1`. */
const ofHomework = currentScores((alias) => `${alias}.homework_id = $1`);

/** Every student's score for a homework, in one class or all (`classCode` null), oldest first. One query. */
export async function selectScores(session: Session, homeworkId: number, classCode: string | null): Promise<Score[]> {
  return selectRows(
    session,
    scoreRow,
    `SELECT s.id AS student_id, s.class_code AS student_class, s.name AS student_name,
            CASE WHEN s.source = 'roster' THEN 1 ELSE 0 END AS on_roster,
            CASE WHEN ${standsApart('s')} THEN 1 ELSE 0 END AS stands_apart,
            r.best_attempt_id AS attempt_id, r.total_marks, r.max_marks, r.grade, r.best_submitted_at AS submitted_at,
            a.time_spent_minutes, r.percentage, r.first_attempt_id, r.first_percentage, r.first_submitted_at, r.attempts
       FROM ${ofHomework} r
       JOIN students s ON s.id = r.student_id
       JOIN attempts a ON a.id = r.best_attempt_id
      WHERE $2 = '' OR s.class_code = $2 ORDER BY r.best_attempt_id`,
    [homeworkId, classCode ?? ''],
  );
}

const rosterRow = z.object({ student_class: z.string(), student_name: z.string(), has_attempt: flagColumn });

/** Everyone on one class list or all (`classCode` null), and whether they have tried the homework. */
export async function selectRosters(session: Session, homeworkId: number, classCode: string | null) {
  return selectRows(
    session,
    rosterRow,
    `SELECT s.class_code AS student_class, s.name AS student_name,
            CASE WHEN EXISTS (SELECT 1 FROM scores x WHERE x.student_id = s.id AND x.homework_id = $1)
                 THEN 1 ELSE 0 END AS has_attempt
       FROM students s
      WHERE s.source = 'roster' AND ($2 = '' OR s.class_code = $2)`,
    [homeworkId, classCode ?? ''],
  );
}
export type RosterStudent = z.output<typeof rosterRow>;

const answersRow = z.object({ attempt_id: z.number(), answers: z.string(), marking: z.string() });

/**
 * Answers and marking, as JSON, of the first and best attempt of every student of a class (of all classes if
 * `classCode` is null). If limited to `most`, those whose best attempts are latest, and nobody who stands
 * apart, since any number of names can be made up. One query.
 */
export async function selectFirstAndBestAnswers(
  session: Session,
  homeworkId: number,
  classCode: string | null,
  most?: number,
) {
  const lookedAt = `SELECT r.* FROM ${ofHomework} r JOIN students s ON s.id = r.student_id
    WHERE ($2 = '' OR s.class_code = $2)`;
  const latest = `${lookedAt} AND NOT ${standsApart('s')} ORDER BY r.best_attempt_id DESC LIMIT ${Math.trunc(most ?? 0)}`;
  return selectRows(
    session,
    answersRow,
    `WITH looked_at AS (${most === undefined ? lookedAt : latest})
     SELECT a.id AS attempt_id, a.answers, m.marking
       FROM (SELECT best_attempt_id AS id FROM looked_at UNION SELECT first_attempt_id FROM looked_at) wanted
       JOIN attempts a ON a.id = wanted.id
       JOIN markings m ON m.id = ${currentMarking}`,
    [homeworkId, classCode ?? ''],
  );
}
