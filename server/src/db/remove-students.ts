import * as z from 'zod/mini';
import { deletePupilRows } from './pupil-rows.ts';
import { type Session, type SqlValue, selectRows } from './session.ts';

// SQL by hand: whom a condition in SQL names.

/** SQL for that a student of `students` has no attempts. */
export const hasNoAttempts = 'NOT EXISTS (SELECT 1 FROM attempts a WHERE a.student_id = students.id)';

/** Deletes the selected students, none of whom may have attempts, and all that is kept of them. */
export async function removeStudents(session: Session, condition: string, values: readonly SqlValue[]) {
  const row = z.object({ id: z.number() });
  const chosen = await selectRows(session, row, `SELECT id FROM students WHERE ${condition}`, values);
  const id = chosen.map((one) => one.id);
  await deletePupilRows(session, { students: id });
  const { tables, transaction } = session;
  return tables.students.destroy({ where: { id }, transaction });
}

/**
 * Takes a student off the class list who should never have been on it: one with attempts stays as a name that was typed,
 * of another nothing is kept.
 */
export async function takeOffList(session: Session, id: number): Promise<void> {
  await removeStudents(session, `id = $1 AND ${hasNoAttempts}`, [id]);
  const { tables, transaction } = session;
  const typed = { source: 'self', memberFrom: null, memberUntil: null } as const;
  await tables.students.update(typed, { where: { id }, transaction });
}

/** Ends memberships: whoever leaves is no longer on the class list, and what they handed in goes on counting for the class. */
export async function endMemberships({ tables, transaction }: Session, id: readonly number[], at: string) {
  const left = { source: 'former', memberUntil: at } as const;
  await tables.students.update(left, { where: { id: [...id] }, transaction });
}
