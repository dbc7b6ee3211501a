import type { Session } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type FoundStudent, getStudents } from './find-students.ts';
import { joinStudent } from './join-student.ts';

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
    for (const student of merged.from) await joinStudent(session, student, into);
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
