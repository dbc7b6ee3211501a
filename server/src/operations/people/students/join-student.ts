import { recountScores } from '../../../db/keep-scores.ts';
import { makeOnePerson } from '../../../db/one-person.ts';
import type { Session } from '../../../db/session.ts';
import type { StudentRow } from '../../../db/tables/people.ts';

// SQL by hand: rows are copied from one table into another.

/** Tables whose rows a student has, by `student_id`, and that change hands whole. */
export const ownedTables = ['attempts', 'comments', 'allowances'] as const;

/**
 * Has everything of one student become another's, in a transaction: their attempts, comments and allowances change hands, what did not count goes on not to,
 * and what still comes for the old number or name is the other's. Other memberships of either are one pupil's. The one who stays is on the class list if either was.
 */
export async function joinStudent(
  session: Session,
  { id, source }: { readonly id: number; readonly source: StudentRow['source'] },
  into: number,
): Promise<void> {
  await keepExclusions(session, id);
  await makeOnePerson(session, id, into);
  for (const table of ownedTables) {
    await session.run(`UPDATE ${table} SET student_id = $1 WHERE student_id = $2`, [into, id]);
  }
  await session.run(
    `INSERT INTO merged_students (id, class_code, normalised_name, into_id)
     SELECT id, class_code, normalised_name, $1 FROM students WHERE id = $2`,
    [into, id],
  );
  // So is what came for those who were merged with the one who goes.
  await session.run('UPDATE merged_students SET into_id = $1 WHERE into_id = $2', [into, id]);
  await session.run('DELETE FROM students WHERE id = $1', [id]);
  if (source === 'roster')
    await session.run("UPDATE students SET source = 'roster', member_until = NULL WHERE id = $1", [into]);
  await recountScores(session, [id, into]);
}

/** Where all attempts of a name did not count, each of them goes on not to, and those of the student who stays are not touched. */
async function keepExclusions(session: Session, id: number): Promise<void> {
  await session.run(
    `INSERT INTO exclusions (attempt_id, reason, at, user_id, terminal_user)
     SELECT a.id, e.reason, e.at, e.user_id, e.terminal_user
       FROM exclusions e JOIN attempts a ON a.student_id = e.student_id
      WHERE e.student_id = $1 AND e.ended_at IS NULL`,
    [id],
  );
  await session.run('DELETE FROM exclusions WHERE student_id = $1', [id]);
}
