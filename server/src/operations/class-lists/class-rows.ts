import { type ClassEntry, classEntrySchema } from '../../contract/class-list.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { hasNoAttempts, removeStudents } from '../../db/remove-students.ts';
import type { Session } from '../../db/session.ts';

/** The school year that a class code begins with, such as 8 of '8a/Sc1'; null when it begins with none. */
export function yearOfCode(code: string): number | null {
  const year = Number(/^\d{1,2}(?!\d)/.exec(code)?.[0]);
  return year >= 1 && year <= 14 ? year : null;
}

/** The list of a year, 7 to 11; `undefined` for any other. */
export function listOfYear(year: number | null): ClassEntry['list'] | undefined {
  return classEntrySchema.shape.list.options.find((list) => list === `year${year}`);
}

/** Adds a class at the end of the lists. */
export async function insertClass(session: Session, entry: ClassEntry): Promise<void> {
  const { code, year, list, teacher } = entry;
  await insertRows(session, 'classes', [{ list, code, year, teacher, position: 0, is_sample: false }]);
  await session.run(
    `UPDATE classes SET position = (SELECT max(position) + 1 FROM classes) WHERE list = $1 AND code = $2`,
    [list, code],
  );
}

/** Gives a class another teacher; it is no sample then. Students of the class go with it. */
export async function updateTeacher(
  session: Session,
  { id, code, teacher: before }: { id: number; code: string; teacher: string },
  teacher: string,
): Promise<void> {
  await session.run('UPDATE classes SET teacher = $1, is_sample = $2 WHERE id = $3', [teacher, false, id]);
  await session.run('UPDATE students SET teacher = $1 WHERE class_code = $2 AND teacher = $3', [teacher, code, before]);
}

/**
 * Removes a class from its list. Attempts stay, and so do the students who made them; those whom only the class list
 * named go with it, unless the class is on another list too.
 */
export async function deleteClass(session: Session, { id, code }: { id: number; code: string }): Promise<void> {
  // Who began homework in it may still hand that in; see `getClass`.
  await session.run(
    `INSERT INTO former_classes (code, teacher) SELECT code, teacher FROM classes WHERE id = $1
         ON CONFLICT (code, teacher) DO NOTHING`,
    [id],
  );
  await session.run('DELETE FROM classes WHERE id = $1', [id]);
  const others = await session.run('SELECT id FROM classes WHERE code = $1', [code]);
  if (others.length > 0) return;
  await removeStudents(session, `class_code = $1 AND source = 'roster' AND ${hasNoAttempts}`, [code]);
}
