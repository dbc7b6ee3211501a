import * as z from 'zod/mini';
import { counts, standsApart } from './counting.ts';
import { currentMarking } from './current-marking.ts';
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

/**
 * One student's score at one homework: the best attempt (of equal ones the earliest), with the first beside it.
 * Percentages are 0 to 100, not rounded.
 */
export type Score = z.output<typeof scoreRow>;

/**
 * Every attempt at a homework that counts, by the marking that counts now, with its place among the student's own. Students are one row
 * for each class and normalised name, so that a name typed differently counts once.
 */
const ranked = `
  WITH marked AS (
    SELECT a.id, a.student_id, a.submitted_at, a.time_spent_minutes, m.total_marks, m.max_marks, m.grade,
           CASE WHEN m.max_marks > 0 THEN 100.0 * m.total_marks / m.max_marks ELSE 0 END AS percentage
      FROM attempts a
      JOIN students s ON s.id = a.student_id
      JOIN markings m ON m.id = ${currentMarking}
     WHERE a.homework_id = $1 AND ($2 = '' OR s.class_code = $2) AND ${counts('a')}
  ), ranked AS (
    SELECT marked.*,
           row_number() OVER (PARTITION BY student_id ORDER BY percentage DESC, submitted_at, id) AS place,
           first_value(id) OVER (PARTITION BY student_id ORDER BY submitted_at, id) AS first_attempt_id,
           first_value(percentage) OVER (PARTITION BY student_id ORDER BY submitted_at, id) AS first_percentage,
           first_value(submitted_at) OVER (PARTITION BY student_id ORDER BY submitted_at, id) AS first_submitted_at,
           count(*) OVER (PARTITION BY student_id) AS attempts
      FROM marked
  )`;

/** The score of every student of a class at a homework; of all classes when `classCode` is null; oldest first. One query. */
export async function selectScores(session: Session, homeworkId: number, classCode: string | null): Promise<Score[]> {
  return selectRows(
    session,
    scoreRow,
    `${ranked}
     SELECT s.id AS student_id, s.class_code AS student_class, s.name AS student_name,
            CASE WHEN s.source = 'roster' THEN 1 ELSE 0 END AS on_roster,
            CASE WHEN ${standsApart('s')} THEN 1 ELSE 0 END AS stands_apart,
            r.id AS attempt_id, r.total_marks, r.max_marks, r.grade, r.submitted_at, r.time_spent_minutes,
            r.percentage, r.first_attempt_id, r.first_percentage, r.first_submitted_at, r.attempts
       FROM ranked r JOIN students s ON s.id = r.student_id
      WHERE r.place = 1 ORDER BY r.id`,
    [homeworkId, classCode ?? ''],
  );
}

const rosterRow = z.object({ student_class: z.string(), student_name: z.string(), has_attempt: flagColumn });

/** Everyone on the class lists (of one class, unless `classCode` is null), with whether they have tried the homework. */
export async function selectRosters(session: Session, homeworkId: number, classCode: string | null) {
  return selectRows(
    session,
    rosterRow,
    `SELECT s.class_code AS student_class, s.name AS student_name,
            CASE WHEN EXISTS (SELECT 1 FROM attempts a WHERE a.student_id = s.id AND a.homework_id = $1 AND ${counts('a')})
                 THEN 1 ELSE 0 END AS has_attempt
       FROM students s
      WHERE s.source = 'roster' AND ($2 = '' OR s.class_code = $2)`,
    [homeworkId, classCode ?? ''],
  );
}
export type RosterStudent = z.output<typeof rosterRow>;

const answersRow = z.object({ attempt_id: z.number(), answers: z.string(), marking: z.string() });

/**
 * Answers and marking, both as JSON, of the first and the best attempt of every student of a class at a homework; of all
 * classes when `classCode` is null. Where it is to be no more than `most`, of the students whose best attempt is the latest, and of none who
 * stand apart: so many names can be made up. One query.
 */
export async function selectFirstAndBestAnswers(
  session: Session,
  homeworkId: number,
  classCode: string | null,
  most?: number,
) {
  const lookedAt = `SELECT r.student_id FROM ranked r JOIN students s ON s.id = r.student_id
    WHERE r.place = 1 AND NOT ${standsApart('s')} ORDER BY r.id DESC LIMIT ${Math.trunc(most ?? 0)}`;
  return selectRows(
    session,
    answersRow,
    `${ranked}
     SELECT a.id AS attempt_id, a.answers, m.marking
       FROM ranked r
       JOIN attempts a ON a.id = r.id
       JOIN markings m ON m.id = ${currentMarking}
      WHERE (r.place = 1 OR r.id = r.first_attempt_id)${most === undefined ? '' : ` AND r.student_id IN (${lookedAt})`}`,
    [homeworkId, classCode ?? ''],
  );
}
