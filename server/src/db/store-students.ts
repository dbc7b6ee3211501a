import * as z from 'zod/mini';
import { insertRows } from './insert-rows.ts';
import { inList, type Session, selectRows } from './session.ts';
import { newStudentIds } from './student-ids.ts';

// SQL by hand: finds or makes them in one statement, of every submission.

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
 * Finds or creates each student by class and normalised name, in the same order; a merged name gives the
 * student it was merged into. The name stays as first typed; the teacher becomes the class list's. `at` is
 * ISO 8601 UTC.
 */
export async function storeStudents(
  session: Session,
  students: readonly NewStudent[],
  at: string,
): Promise<StoredStudent[]> {
  const merged = await findMerged(session, students);
  const own = new Map(students.map((student) => [studentKey(student.classCode, student.normalisedName), student]));
  const unknown = [...own].flatMap(([key, student]) => (merged.has(key) ? [] : student));
  const ids = await newStudentIds(session, unknown.length);
  const rows = unknown.map(({ classCode, name, normalisedName, teacher }, index) => ({
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
    stored.map((row) => storedRow.parse(row)).map((row) => [studentKey(row.class_code, row.normalised_name), row]),
  );
  return students.map(({ classCode, normalisedName }) => {
    const row = merged.get(studentKey(classCode, normalisedName)) ?? byKey.get(studentKey(classCode, normalisedName));
    if (row === undefined) throw new Error('A student was not stored');
    return row;
  });
}

const mergedRow = z.extend(storedRow, { source: z.string(), was_class: z.string(), was_name: z.string() });
/** A student that another was merged with; `source` is 'roster' for one on the class list. */
export type MergedInto = z.output<typeof mergedRow>;

/** The students that these were merged into, by `studentKey` of their old names. */
export async function findMerged(
  session: Session,
  students: readonly Pick<NewStudent, 'classCode' | 'normalisedName'>[],
): Promise<ReadonlyMap<string, MergedInto>> {
  if (students.length === 0) return new Map();
  const list = inList([...new Set(students.map(({ normalisedName }) => normalisedName))]);
  const rows = await selectRows(
    session,
    mergedRow,
    `SELECT s.id, s.class_code, s.name, s.normalised_name, s.teacher, s.source, m.class_code AS was_class, m.normalised_name AS was_name
       FROM merged_students m JOIN students s ON s.id = m.into_id
      WHERE m.normalised_name IN ${list.sql}`,
    list.values,
  );
  return new Map(rows.map((row) => [studentKey(row.was_class, row.was_name), row]));
}

/** Identifies a student. */
export const studentKey = (classCode: string, normalisedName: string) => `${classCode}\n${normalisedName}`;
