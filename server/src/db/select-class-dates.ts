import * as z from 'zod/mini';
import { classDatesSchema } from '../contract/class-dates.ts';
import { type Session, selectRows } from './session.ts';

// SQL by hand: joined with students, of every dashboard.

const datesRow = z.extend(classDatesSchema, { studentClass: z.string(), setAt: z.string() });

/** When a class can take a homework, and when that was last set; times are ISO 8601 UTC. */
export type StoredDates = z.output<typeof datesRow>;

const columns = `d.class_code AS "studentClass", d.open_at AS "openAt", d.due_at AS "dueAt", d.close_at AS "closeAt",
  d.set_at AS "setAt"`;

/** The dates of a homework by class code; only that of `classCode` if given. */
export async function selectClassDates(
  session: Session,
  homeworkId: number,
  classCode: string | null = null,
): Promise<ReadonlyMap<string, StoredDates>> {
  const rows = await selectRows(
    session,
    datesRow,
    `SELECT ${columns} FROM class_dates d WHERE d.homework_id = $1 AND ($2 = '' OR d.class_code = $2) ORDER BY d.class_code`,
    [homeworkId, classCode ?? ''],
  );
  return new Map(rows.map((row) => [row.studentClass, row]));
}

/** The dates of a homework for a student's class; the student may have been merged with another since. */
export async function selectDatesOfStudent(
  session: Session,
  homeworkId: number,
  studentId: number,
): Promise<StoredDates | undefined> {
  const [row] = await selectRows(
    session,
    datesRow,
    `SELECT ${columns} FROM class_dates d JOIN students s ON s.class_code = d.class_code
      WHERE d.homework_id = $1 AND s.id = coalesce((SELECT into_id FROM merged_students WHERE id = $2), $2)`,
    [homeworkId, studentId],
  );
  return row;
}
