import type { AfterClosing, ClosingDecision } from '../../contract/after-closing.ts';
import { recountScoresOf } from '../../db/keep-scores.ts';
import { readId } from '../../db/row-number.ts';
import { type Actor, storeActor } from '../site/audit/actor.ts';
import { recordAudit } from '../site/audit/record-audit.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { findAfterClosing } from './list-after-closing.ts';

const actions = { count: 'count-after-closing', 'leave-out': 'leave-out-after-closing' } as const;

/**
 * Decides whether an attempt that came after closing counts; null takes the decision back, and it waits again. Written to the audit log.
 * `id` is the path parameter; throws a `Problem` for an attempt that did not come after closing, and where it is decided so already.
 */
export async function decideAfterClosing(
  { database, now }: Services,
  id: string,
  decision: ClosingDecision | null,
  by: Actor,
): Promise<AfterClosing> {
  return database.write(async (session) => {
    const { tables, transaction } = session;
    const found = await tables.afterClosing.findByPk(readId(id) ?? 0, { lock: true, transaction });
    if (found === null) throw new Problem('not-found', `Attempt ${id.slice(0, 20)} did not come after closing.`);
    const { attemptId, decision: before } = found;
    if (before === decision) throw new Problem('conflict', 'Somebody has decided this already. Look again.');
    const at = now();
    await tables.afterClosing.update(
      { decision, decidedAt: decision === null ? null : at.toISOString(), ...storeActor(by) },
      { where: { attemptId }, transaction },
    );
    await recountScoresOf(session, attemptId);
    const action = decision === null ? 'take-back-after-closing' : actions[decision];
    await recordAudit(session, at, { by, action, subject: `attempt ${attemptId}`, details: { before } });
    const decided = await findAfterClosing(session, attemptId);
    if (decided === undefined) throw new Error('The decision was not stored');
    return decided;
  });
}
