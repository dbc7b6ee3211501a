import * as z from 'zod/mini';
import { insertRows } from './insert-rows.ts';
import type { Session } from './session.ts';
import { newStudentIds } from './student-ids.ts';

/** A student to find or to make: class and teacher are those of the class list. */
export interface NewStudent {
  readonly classCode: string;
  readonly name: string;
  readonly normalisedName: string;
  readonly teacher: string;
}

const storedRow = z.object({
  id: z.number(),
  class_code: z.string(),
  name: z.string(),
  normalised_name: z.string(),
  teacher: z.string(),
});
/** A student as stored: the name as it was first typed. */
export type StoredStudent = z.output<typeof storedRow>;

/**
 * Finds or makes each student by class and normalised name, by one statement, and gives them in the same order. The name
 * stays as it was first typed; the teacher becomes that of the class list. `at` is ISO 8601 UTC.
 */
export async function storeStudents(
  session: Session,
  students: readonly NewStudent[],
  at: string,
): Promise<StoredStudent[]> {
  const own = new Map(students.map((student) => [keyOf(student.classCode, student.normalisedName), student]));
  const ids = await newStudentIds(session, own.size);
  const rows = [...own.values()].map(({ classCode, name, normalisedName, teacher }, index) => ({
    id: ids[index] ?? null,
    class_code: classCode,
    name,
    normalised_name: normalisedName,
    teacher,
    created_at: at,
  }));
  const stored = await insertRows(
    session,
    'students',
    rows,
    `ON CONFLICT (class_code, normalised_name) DO UPDATE SET teacher = excluded.teacher
     RETURNING id, class_code, name, normalised_name, teacher`,
  );
  const byKey = new Map(
    stored.map((row) => storedRow.parse(row)).map((row) => [keyOf(row.class_code, row.normalised_name), row]),
  );
  return students.map(({ classCode, normalisedName }) => {
    const row = byKey.get(keyOf(classCode, normalisedName));
    if (row === undefined) throw new Error('A student was not stored');
    return row;
  });
}

const keyOf = (classCode: string, normalisedName: string) => `${classCode}\n${normalisedName}`;
