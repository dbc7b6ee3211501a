import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { insertRows } from './insert-rows.ts';
import { inList, type Session, selectRows } from './session.ts';

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

const idRow = z.object({ id: z.number() });

/** Nine digits, each number as likely as any other. */
const least = 100_000_000;
const beyond = 1_000_000_000;

/**
 * Unused numbers for students about to be stored. They are random: a number must not reveal whether its name
 * was known before, or let anybody guess another student's.
 */
export async function newStudentIds(session: Session, howMany: number): Promise<number[]> {
  const ids = new Set<number>();
  while (ids.size < howMany) {
    const wanted = Array.from({ length: howMany - ids.size }, () => randomInt(least, beyond));
    // By hand: submissions ask this.
    const list = inList(wanted);
    const rows = await selectRows(
      session,
      idRow,
      `SELECT id FROM students WHERE id IN ${list.sql} UNION SELECT person_id FROM students WHERE person_id IN ${list.sql}`,
      list.values,
    );
    const taken = new Set(rows.map(({ id }) => id));
    for (const id of wanted) if (!taken.has(id)) ids.add(id);
  }
  return [...ids];
}
