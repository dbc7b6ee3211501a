import type { Exclusion } from '../../../contract/exclusions.ts';
import { recountScores, recountScoresOf } from '../../../db/keep-scores.ts';
import { isRowNumber } from '../../../db/row-number.ts';
import type { Session } from '../../../db/session.ts';
import { type Actor, storeActor } from '../../site/audit/actor.ts';
import type { AuditSubject } from '../../site/audit/audit-subject.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { selectExclusionsOf } from './list-exclusions.ts';

/** What is not to count, and why: one attempt, or all of a student's, those to come too. */
export type ExclusionTarget =
  | { readonly attemptId: number; readonly scope: 'attempt' | 'student' }
  | { readonly studentId: number; readonly scope: 'student' };

/**
 * Leaves an attempt, or all attempts of a student, out of every count; they are kept, and it can be taken back. Written to the audit
 * log without the reason, which may hold a name. Throws a `Problem` for an unknown attempt or student, and where it does not
 * count already.
 */
export async function excludeAttempts(
  { database, now }: Services,
  target: ExclusionTarget,
  reason: string,
  by: Actor,
): Promise<Exclusion> {
  return database.write(async (session) => {
    const { attemptId, studentId } = await findTarget(session, target);
    const held = await selectExclusionsOf(session, attemptId ?? 0, studentId);
    if (held.some(({ scope }) => scope === target.scope || scope === 'student')) {
      throw new Problem(
        'conflict',
        target.scope === 'attempt' ? 'This attempt does not count already.' : 'No attempt of this name counts already.',
      );
    }
    const at = now();
    const { tables, transaction } = session;
    const leftOut = target.scope === 'attempt' ? { attemptId, studentId: null } : { attemptId: null, studentId };
    const { id } = await tables.exclusions.create(
      { ...leftOut, reason: reason.trim(), at: at.toISOString(), ...storeActor(by), endedAt: null },
      { transaction },
    );
    await recountAfterExclusion(session, leftOut);
    const subject: AuditSubject = target.scope === 'attempt' ? `attempt ${attemptId}` : `student ${studentId}`;
    await recordAudit(session, at, { by, action: 'exclude', subject, details: { exclusion: id } });
    const made = (await selectExclusionsOf(session, attemptId ?? 0, studentId)).find((one) => one.id === id);
    if (made === undefined) throw new Error('The exclusion was not stored');
    return made;
  });
}

/** Scores are of what counts: those of an attempt, or all of a student's. */
export async function recountAfterExclusion(
  session: Session,
  { attemptId, studentId }: { readonly attemptId: number | null; readonly studentId: number | null },
): Promise<void> {
  if (attemptId !== null) await recountScoresOf(session, attemptId);
  if (studentId !== null) await recountScores(session, [studentId]);
}

/** Held until the end of the transaction, so that two who decide the same at once do so one after the other. */
async function findTarget(
  session: Session,
  target: ExclusionTarget,
): Promise<{ attemptId: number | null; studentId: number }> {
  if ('attemptId' in target) {
    const { tables, transaction } = session;
    const { attemptId } = target;
    const attempt = isRowNumber(attemptId) ? await tables.attempts.findByPk(attemptId, { transaction }) : null;
    if (attempt === null) throw new Problem('not-found', `There is no attempt ${attemptId}.`);
    return { attemptId, studentId: (await holdStudent(session, attempt.studentId)).id };
  }
  return { attemptId: null, studentId: (await holdStudent(session, target.studentId)).id };
}

async function holdStudent({ tables, transaction }: Session, id: number): Promise<{ id: number }> {
  const student = isRowNumber(id) ? await tables.students.findByPk(id, { lock: true, transaction }) : null;
  if (student === null) throw new Problem('not-found', `There is no student ${id}.`);
  return student;
}
