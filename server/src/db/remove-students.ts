import type { Session, SqlValue } from './session.ts';

// SQL by hand: whom a condition in SQL names, in one statement.

/** SQL for that a student of `students` has no attempts. */
export const hasNoAttempts = 'NOT EXISTS (SELECT 1 FROM attempts a WHERE a.student_id = students.id)';

/** Deletes the selected students, none of whom may have attempts, and who was merged into them. */
export async function removeStudents(session: Session, condition: string, values: readonly SqlValue[]) {
  const chosen = `SELECT id FROM students WHERE ${condition}`;
  await session.run(`DELETE FROM merged_students WHERE into_id IN (${chosen})`, values);
  return (await session.run(`DELETE FROM students WHERE id IN (${chosen}) RETURNING id`, values)).length;
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
