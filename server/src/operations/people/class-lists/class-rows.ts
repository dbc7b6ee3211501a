import { type ClassEntry, classEntrySchema } from '../../../contract/class-list.ts';
import { hasNoAttempts, removeStudents } from '../../../db/remove-students.ts';
import type { Session } from '../../../db/session.ts';

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
export async function insertClass({ tables, transaction }: Session, entry: ClassEntry): Promise<void> {
  const { code, year, list, teacher } = entry;
  const last = await tables.classes.findOne({ order: [['position', 'DESC']], transaction });
  const position = (last?.position ?? 0) + 1;
  await tables.classes.create({ list, code, year, teacher, position, isSample: false }, { transaction });
}

/** Gives a class another teacher; it is no sample then. Students of the class go with it. */
export async function updateTeacher(
  { tables, transaction }: Session,
  { id, code, teacher: before }: { id: number; code: string; teacher: string },
  teacher: string,
): Promise<void> {
  await tables.classes.update({ teacher, isSample: false }, { where: { id }, transaction });
  await tables.students.update({ teacher }, { where: { classCode: code, teacher: before }, transaction });
}

/**
 * Removes a class from its list. Attempts stay, and so do the students who made them; those whom only the class list
 * named go with it, unless the class is on another list too.
 */
export async function deleteClass(session: Session, { id, code }: { id: number; code: string }): Promise<void> {
  // Who began homework in it may still hand that in; see `getClass`.
  const { tables, transaction } = session;
  const gone = await tables.classes.findByPk(id, { transaction });
  const former = gone === null ? [] : [{ code: gone.code, teacher: gone.teacher }];
  await tables.formerClasses.bulkCreate(former, { ignoreDuplicates: true, transaction });
  await tables.classes.destroy({ where: { id }, transaction });
  if ((await tables.classes.count({ where: { code }, transaction })) > 0) return;
  await removeStudents(session, `class_code = $1 AND source = 'roster' AND ${hasNoAttempts}`, [code]);
}
