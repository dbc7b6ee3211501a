import { recountScores, recountScoresOf } from '../../../db/keep-scores.ts';
import { isRowNumber } from '../../../db/row-number.ts';
import type { Session } from '../../../db/session.ts';
import { decisionKind, endRow, success } from '../../site/audit/decide.ts';
import { Problem } from '../../site/problems/problem.ts';
import { selectExclusionsOf } from './list-exclusions.ts';

/** What is not to count: one attempt, or all of a student's, those to come too. */
export type ExclusionTarget =
  | { readonly attemptId: number; readonly scope: 'attempt' | 'student' }
  | { readonly studentId: number; readonly scope: 'student' };

/** Leaves an attempt, or all attempts of a student, out of every count. They are kept. */
export const exclusion = decisionKind({
  store: async (deciding, { reason, ...target }: ExclusionTarget & { readonly reason: string }) => {
    const { attemptId, studentId } = await findTarget(deciding, target);
    const isOne = target.scope === 'attempt';
    const held = await selectExclusionsOf(deciding, attemptId ?? 0, studentId);
    if (held.some(({ scope }) => scope === target.scope || scope === 'student'))
      throw new Problem(
        'conflict',
        `${isOne ? 'This attempt does not count' : 'No attempt of this name counts'} already.`,
      );
    const leftOut = isOne ? { attemptId, studentId: null } : { attemptId: null, studentId };
    const { tables, transaction, made } = deciding;
    const row = { ...leftOut, reason: reason.trim(), ...made, endedAt: null };
    return tables.exclusions.create(row, { transaction });
  },
  find: ({ tables, transaction }, id) => tables.exclusions.findByPk(id, { transaction }),
  end: endRow('exclusions'),
  touch: async (session, { attemptId, studentId }) => {
    if (attemptId !== null) await recountScoresOf(session, attemptId);
    if (studentId !== null) await recountScores(session, [studentId]);
  },
  actions: ['exclude', 'end-exclusion'],
  subject: ({ attemptId, studentId }) => (attemptId === null ? `student ${studentId}` : `attempt ${attemptId}`),
  details: ({ id }) => ({ exclusion: id }),
  endedDetails: ({ id }) => ({ exclusion: id }),
  tell: async (session, { id, attemptId, studentId }) => {
    const held = await selectExclusionsOf(session, attemptId ?? 0, studentId ?? 0);
    const made = held.find((one) => one.id === id);
    if (made === undefined) throw new Error('The exclusion was not stored');
    return made;
  },
  tellEnded: success,
  unknown: (id) => `There is no exclusion ${id}.`,
  over: 'This was taken back already.',
});

/** Held until the end of the transaction, so that two who decide the same at once do so one after the other. */
async function findTarget(
  session: Session,
  target: ExclusionTarget,
): Promise<{ attemptId: number | null; studentId: number }> {
  if (!('attemptId' in target)) return { attemptId: null, studentId: await holdStudent(session, target.studentId) };
  const { tables, transaction } = session;
  const { attemptId } = target;
  const attempt = isRowNumber(attemptId) ? await tables.attempts.findByPk(attemptId, { transaction }) : null;
  if (attempt === null) throw new Problem('not-found', `There is no attempt ${attemptId}.`);
  return { attemptId, studentId: await holdStudent(session, attempt.studentId) };
}

async function holdStudent({ tables, transaction }: Session, id: number): Promise<number> {
  const student = isRowNumber(id) ? await tables.students.findByPk(id, { lock: true, transaction }) : null;
  if (student === null) throw new Problem('not-found', `There is no student ${id}.`);
  return student.id;
}
