import { readId } from '../../../db/row-number.ts';
import type { Actor } from '../../site/audit/actor.ts';
import type { AuditSubject } from '../../site/audit/audit-subject.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { recountAfterExclusion } from './exclude-attempts.ts';

/**
 * Takes an exclusion back: what it left out counts again. Written to the audit log. `id` is the path parameter; throws a `Problem`
 * for one that is unknown or was taken back already.
 */
export async function endExclusion({ database, now }: Services, id: string, by: Actor): Promise<{ success: true }> {
  const exclusionId = readId(id);
  await database.write(async (session) => {
    const at = now();
    const { tables, transaction } = session;
    const exclusion = await tables.exclusions.findByPk(exclusionId ?? 0, { transaction });
    if (exclusion === null) throw new Problem('not-found', `There is no exclusion ${id.slice(0, 20)}.`);
    const { attemptId, studentId } = exclusion;
    const where = { id: exclusion.id, endedAt: null };
    const [ended] = await tables.exclusions.update({ endedAt: at.toISOString() }, { where, transaction });
    if (ended === 0) throw new Problem('conflict', 'This was taken back already.');
    await recountAfterExclusion(session, exclusion);
    const subject: AuditSubject = attemptId === null ? `student ${studentId}` : `attempt ${attemptId}`;
    await recordAudit(session, at, { by, action: 'end-exclusion', subject, details: { exclusion: exclusionId } });
  });
  return { success: true };
}
