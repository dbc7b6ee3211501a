import { type AttemptMarking, attemptMarkingSchema } from '@markwell/marking-core';
import { selectMemberships } from '../../../db/one-person.ts';
import { erasedWords, erasePupilRows } from '../../../db/pupil-rows.ts';
import { lockTable, type Session } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { type FoundStudent, getStudents } from '../students/find-students.ts';
import { eraseTraces } from './erase-traces.ts';

/**
 * Erases pupils for good, with all their memberships: their names, raw answers, what the marking quoted of them, what the page claimed, references,
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
  const getAll = async (session: Session) => {
    await getStudents(session, ids);
    return getStudents(session, await selectMemberships(session, ids));
  };
  if (dryRun) return getAll(database.reader);
  const erased = await database.write(async (session) => {
    // A re-mark that is applied meanwhile finds that they are erased, or has stored all that it quotes of them.
    await lockTable(session, 'attempts');
    const students = await getAll(session);
    await lockStudents(
      session,
      students.map(({ id }) => id),
    );
    for (const student of students) {
      await erasePupilRows(session, { students: [student.id], attempts: await eraseMarkings(session, student.id) });
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
async function lockStudents({ tables, transaction }: Session, ids: readonly number[]): Promise<void> {
  await tables.students.findAll({ where: { id: [...ids] }, order: ['id'], lock: true, transaction });
}

async function eraseStudent({ tables, transaction }: Session, id: number, at: string): Promise<void> {
  const nobody = {
    name: erasedWords,
    normalisedName: `${erasedWords} ${id}`,
    source: 'self',
    listKey: null,
    personId: null,
  } as const;
  await tables.students.update({ ...nobody, erasedAt: at }, { where: { id }, transaction });
}

/** Returns whose markings they are: the student’s attempts. */
async function eraseMarkings({ tables, transaction }: Session, studentId: number): Promise<number[]> {
  const attempts = await tables.attempts.findAll({ attributes: ['id'], where: { studentId }, transaction });
  const attemptId = attempts.map(({ id }) => id);
  for (const row of await tables.markings.findAll({ where: { attemptId }, transaction })) {
    // The schema lets go of all that it does not name, such as what the scheme gave under an override.
    const marks = withoutQuotes(attemptMarkingSchema.parse(JSON.parse(row.marking)));
    await row.update({ marking: JSON.stringify(marks), doubtful: 0 }, { transaction });
  }
  return attemptId;
}

/** The marks without the student's words, which stand in the evidence and may stand in the feedback. */
function withoutQuotes(marking: AttemptMarking): AttemptMarking {
  return { ...marking, results: marking.results.map((result) => ({ ...result, evidence: [], feedback: '' })) };
}
