import * as z from 'zod/mini';
import { wasListed } from './counting.ts';
import { type ScoreChoice, scoresOf } from './scores-of.ts';
import { allowed } from './select-allowed.ts';
import { numberColumn, type Session, selectRows } from './session.ts';

// Hand-written SQL: scores of many classes and a whole term are summed by class and homework.

const workRow = z.object({
  studentClass: z.string(),
  homeworkId: z.number(),
  completed: numberColumn,
  /** Of those, on the list when it was due, or without a date now. */
  listed: numberColumn,
  late: numberColumn,
  /** Sum of best percentages, 0 to 100 each. */
  percentages: numberColumn,
  /** Of the first attempt in the class, ISO 8601 UTC. */
  firstAt: z.string(),
});
/** How a class did at a homework. */
export type ClassWork = z.output<typeof workRow>;

/** Sums scores by class and homework: one statement that reads no attempt. */
export function selectClassWork(session: Session, choice: ScoreChoice): Promise<ClassWork[]> {
  const { sql, values } = scoresOf(['student_id', 'homework_id', 'percentage', 'first_submitted_at'], choice);
  return selectRows(
    session,
    workRow,
    `SELECT s.class_code AS "studentClass", x.homework_id AS "homeworkId", count(*) AS completed,
            sum(CASE WHEN ${wasListed('s', 'd.due_at')} THEN 1 ELSE 0 END) AS listed,
            sum(CASE WHEN x.first_submitted_at > d.due_at AND x.first_submitted_at > coalesce(o.until_at, '') THEN 1 ELSE 0 END) AS late,
            sum(x.percentage) AS percentages, min(x.first_submitted_at) AS "firstAt"
       FROM ${sql} x
       JOIN students s ON s.id = x.student_id
       LEFT JOIN class_dates d ON d.homework_id = x.homework_id AND d.class_code = s.class_code
       LEFT JOIN ${allowed} o ON o.student_id = x.student_id AND o.homework_id = x.homework_id
      GROUP BY s.class_code, x.homework_id`,
    values,
  );
}

/** The homework that somebody first handed in at this time or later, ISO 8601 UTC. */
export async function selectBegunSince(session: Session, since: string): Promise<number[]> {
  const rows = await selectRows(
    session,
    z.object({ id: z.number() }),
    'SELECT DISTINCT homework_id AS id FROM scores WHERE first_submitted_at >= $1',
    [since],
  );
  return rows.map(({ id }) => id);
}
