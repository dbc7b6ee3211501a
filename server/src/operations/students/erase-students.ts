import { type AttemptMarking, attemptMarkingSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { forUpdate, lockTable } from '../../db/lock.ts';
import { inList, type Session, selectRows } from '../../db/session.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../services/services.ts';
import { eraseTraces } from './erase-traces.ts';
import type { FoundStudent } from './find-students.ts';
import { getStudents } from './get-students.ts';

/** What stands where the name of an erased student stood. */
export const erasedName = '(erased)';

/**
 * Erases students for good: their names, raw answers, what the marking quoted of them, what the page claimed, references,
 * visits under any spelling of the name, and what the audit log says of it go; marks, grades and times stay as anonymous
 * totals. It is the one exception to 'what was stored is never changed', and there is no undo; no attempt is taken for them
 * any more. One transaction, written to the audit log without the name. Then the database
 * file is freed of what was erased. Throws a `Problem` for an unknown student. Backups made before still hold what they held.
 */
export async function eraseStudents(
  { database, now }: Services,
  { ids, dryRun = false }: { readonly ids: readonly number[]; readonly dryRun?: boolean | undefined },
  by: Actor,
): Promise<FoundStudent[]> {
  if (dryRun) return getStudents(database.reader, [...new Set(ids)]);
  const erased = await database.write(async (session) => {
    // A re-mark that is applied meanwhile finds that they are erased, or has stored all that it quotes of them.
    await lockTable(session, 'attempts');
    await lockStudents(session, ids);
    const students = await getStudents(session, [...new Set(ids)]);
    for (const student of students) {
      await eraseMarkings(session, student.id);
      await eraseTraces(session, student);
      await eraseStudent(session, student.id, now().toISOString());
      await recordAudit(session, now(), { by, action: 'erase-student', subject: `student ${student.id}` });
    }
    return students;
  });
  await database.scrub();
  return erased;
}

/** An attempt that is being stored is stored before, and so erased, or finds the student erased. */
async function lockStudents(session: Session, ids: readonly number[]): Promise<void> {
  const list = inList(ids);
  if (ids.length > 0) {
    await session.run(`SELECT id FROM students WHERE id IN ${list.sql} ORDER BY id${forUpdate(session)}`, list.values);
  }
}

async function eraseStudent(session: Session, id: number, at: string): Promise<void> {
  await session.run('DELETE FROM merged_students WHERE into_id = $1', [id]);
  await session.run(
    `UPDATE attempts SET answers = '{}', claim = NULL, body_digest = '', reference = 'erased-' || id
      WHERE student_id = $1`,
    [id],
  );
  await session.run(
    "UPDATE students SET name = $1, normalised_name = $2, source = 'self', list_key = NULL, erased_at = $3 WHERE id = $4",
    [erasedName, `${erasedName} ${id}`, at, id],
  );
}

async function eraseMarkings(session: Session, studentId: number): Promise<void> {
  const rows = await selectRows(
    session,
    z.object({ id: z.number(), marking: z.string() }),
    `SELECT m.id, m.marking FROM markings m JOIN attempts a ON a.id = m.attempt_id WHERE a.student_id = $1`,
    [studentId],
  );
  for (const { id, marking } of rows) {
    const marks = withoutQuotes(attemptMarkingSchema.parse(JSON.parse(marking)));
    await session.run('UPDATE markings SET marking = $1, doubtful = 0 WHERE id = $2', [JSON.stringify(marks), id]);
  }
}

/** The marks without the student's words, which stand in the evidence and may stand in the feedback. */
function withoutQuotes(marking: AttemptMarking): AttemptMarking {
  return { ...marking, results: marking.results.map((result) => ({ ...result, evidence: [], feedback: '' })) };
}
