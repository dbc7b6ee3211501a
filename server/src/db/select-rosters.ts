import * as z from 'zod/mini';
import { wasListed } from './counting.ts';
import { flagColumn, inList, numberColumn, type Session, selectRows } from './session.ts';

// Hand-written SQL: for whole schools, with what another table says of each student.

const rosterRow = z.object({
  studentId: z.number(),
  studentClass: z.string(),
  studentName: z.string(),
  hasAttempt: flagColumn,
});

/**
 * Everyone on one class list or all (`classCode` null), and whether they have tried the homework: the list as it was
 * when the homework was due, or without a date as it is now.
 */
export function selectRosters(session: Session, homeworkId: number, classCode: string | null) {
  return selectRows(
    session,
    rosterRow,
    `SELECT s.id AS "studentId", s.class_code AS "studentClass", s.name AS "studentName",
            CASE WHEN EXISTS (SELECT 1 FROM scores x WHERE x.student_id = s.id AND x.homework_id = $1)
                 THEN 1 ELSE 0 END AS "hasAttempt"
       FROM students s LEFT JOIN class_dates d ON d.homework_id = $1 AND d.class_code = s.class_code
      WHERE ${wasListed('s', 'd.due_at')} AND ($2 = '' OR s.class_code = $2)`,
    [homeworkId, classCode ?? ''],
  );
}

const sizeRow = z.object({ studentClass: z.string(), homeworkId: z.number(), students: numberColumn });

/** Students on the lists of these classes when each homework with a due date was due. */
export async function selectSizesWhenDue(session: Session, classCodes: readonly string[]) {
  if (classCodes.length === 0) return [];
  const classes = inList(classCodes);
  return selectRows(
    session,
    sizeRow,
    `SELECT d.class_code AS "studentClass", d.homework_id AS "homeworkId", count(*) AS students
       FROM class_dates d JOIN students s ON s.class_code = d.class_code
      WHERE d.class_code IN ${classes.sql} AND d.due_at IS NOT NULL AND ${wasListed('s', 'd.due_at')}
      GROUP BY d.class_code, d.homework_id`,
    classes.values,
  );
}

/** Students on each class's list, by class code; a class without a list is not there. */
export async function selectRosterSizes(session: Session): Promise<Map<string, number>> {
  const rows = await selectRows(
    session,
    z.object({ code: z.string(), students: numberColumn }),
    `SELECT class_code AS code, count(*) AS students FROM students WHERE source = 'roster' GROUP BY class_code`,
  );
  return new Map(rows.map(({ code, students }) => [code, students]));
}
