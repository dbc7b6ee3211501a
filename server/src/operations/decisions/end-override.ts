import { layOverrides } from '../../db/lay-overrides.ts';
import { readId } from '../../db/row-number.ts';
import type { Actor } from '../site/audit/actor.ts';
import { recordAudit } from '../site/audit/record-audit.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { holdAttempt } from './set-override.ts';

/**
 * Takes marks back that were set by hand: the scheme's count again, as of the last re-mark. Written to the audit log. `id` as it stands in an
 * address; throws a `Problem` for one that is unknown or holds no more.
 */
export async function endOverride(services: Services, id: string, by: Actor): Promise<{ success: true }> {
  await services.database.write(async (session) => {
    const { tables, transaction } = session;
    const override = await tables.markOverrides.findByPk(readId(id) ?? 0, { transaction });
    if (override === null)
      throw new Problem('not-found', `There are no marks set by hand with the number ${id.slice(0, 20)}.`);
    const { id: overrideId, questionId } = override;
    const held = await holdAttempt(services, session, String(override.attemptId));
    const at = services.now();
    const where = { id: overrideId, endedAt: null };
    const [ended] = await tables.markOverrides.update({ endedAt: at.toISOString() }, { where, transaction });
    if (ended === 0) throw new Problem('conflict', 'These marks were taken back already.');
    await layOverrides(session, { ...held, overrideId, at: at.toISOString() });
    await recordAudit(session, at, {
      by,
      action: 'end-override',
      subject: `attempt ${held.attemptId}`,
      details: { override: overrideId, questionId },
    });
  });
  return { success: true };
}
