import * as z from 'zod/mini';
import { flagColumn, numberColumn, type Session, selectRows } from './session.ts';

// Hand-written SQL: for whole schools, with what another table says of each student.

const rosterRow = z.object({ studentClass: z.string(), studentName: z.string(), hasAttempt: flagColumn });
export type RosterStudent = z.output<typeof rosterRow>;

/** Everyone on one class list or all (`classCode` null), and whether they have tried the homework. */
export function selectRosters(session: Session, homeworkId: number, classCode: string | null) {
  return selectRows(
    session,
    rosterRow,
    `SELECT s.class_code AS "studentClass", s.name AS "studentName",
            CASE WHEN EXISTS (SELECT 1 FROM scores x WHERE x.student_id = s.id AND x.homework_id = $1)
                 THEN 1 ELSE 0 END AS "hasAttempt"
       FROM students s
      WHERE s.source = 'roster' AND ($2 = '' OR s.class_code = $2)`,
    [homeworkId, classCode ?? ''],
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
