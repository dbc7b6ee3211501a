import type { Session } from '../../db/session.ts';
import type { Actor } from '../actor.ts';
import { Problem } from '../problem.ts';
import { recordAudit } from '../record-audit.ts';
import type { Services } from '../services.ts';
import type { FoundStudent } from './find-students.ts';
import { getStudents } from './get-students.ts';

/** Which students are one and the same: those of `from` become `into`. */
export interface StudentMerge {
  readonly from: readonly number[];
  readonly into: number;
  readonly dryRun?: boolean | undefined;
}

/** What was, or in a dry run would be, merged. */
export interface MergedStudents {
  readonly from: readonly FoundStudent[];
  readonly into: FoundStudent;
  /** Attempts that change hands. */
  readonly attempts: number;
}

/**
 * Makes one student of several who are the same person, typed differently: their attempts become those of `into`, whose
 * name and class stay, and so do comments. Attempts, answers and marks are not touched, and what did not count goes on not to count. One
 * transaction, written to the audit log. Throws a `Problem` for an unknown student, or one to be merged with itself.
 */
export async function mergeStudents(
  { database, now }: Services,
  { from, into, dryRun = false }: StudentMerge,
  by: Actor,
): Promise<MergedStudents> {
  if (from.includes(into)) throw new Problem('invalid-input', `Student ${into} cannot be merged with itself.`);
  const look = async (session: Session): Promise<MergedStudents> => {
    const [target, ...others] = await getStudents(session, [into, ...new Set(from)]);
    if (target === undefined || others.length === 0) throw new Problem('invalid-input', 'Name the students to merge.');
    return { into: target, from: others, attempts: others.reduce((sum, { attempts }) => sum + attempts, 0) };
  };
  if (dryRun) return look(database.reader);
  return database.write(async (session) => {
    const merged = await look(session);
    for (const { id, source } of merged.from) {
      await keepExclusions(session, id);
      await session.run('UPDATE attempts SET student_id = $1 WHERE student_id = $2', [into, id]);
      await session.run('UPDATE comments SET student_id = $1 WHERE student_id = $2', [into, id]);
      // What still comes for the old number or name is the other's, and so is what came for those who were merged with it before.
      await session.run(
        `INSERT INTO merged_students (id, class_code, normalised_name, into_id)
         SELECT id, class_code, normalised_name, $1 FROM students WHERE id = $2`,
        [into, id],
      );
      await session.run('UPDATE merged_students SET into_id = $1 WHERE into_id = $2', [into, id]);
      await session.run('DELETE FROM students WHERE id = $1', [id]);
      if (source === 'roster') await session.run("UPDATE students SET source = 'roster' WHERE id = $1", [into]);
    }
    const details = { from: merged.from.map(({ id }) => id), attempts: merged.attempts };
    await recordAudit(session, now(), {
      by,
      action: 'merge-students',
      subject: `student ${into}`,
      details,
    });
    return merged;
  });
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
