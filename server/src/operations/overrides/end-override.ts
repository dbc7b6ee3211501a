import * as z from 'zod/mini';
import { layOverrides } from '../../db/lay-overrides.ts';
import { selectRows } from '../../db/session.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { Problem } from '../problems/problem.ts';
import { readId } from '../references/read-id.ts';
import type { Services } from '../services/services.ts';
import { holdAttempt } from './set-override.ts';

const overrideRow = z.object({ attempt_id: z.number(), question_id: z.string() });

/**
 * Takes marks back that were set by hand: the scheme's count again, as of the last re-mark. Written to the audit log. `id` as it stands in an
 * address; throws a `Problem` for one that is none, or holds no more.
 */
export async function endOverride(services: Services, id: string, by: Actor): Promise<{ success: true }> {
  const overrideId = readId(id);
  const unknown = new Problem('not-found', `There are no marks set by hand with the number ${id.slice(0, 20)}.`);
  if (overrideId === undefined) throw unknown;
  await services.database.write(async (session) => {
    const [override] = await selectRows(
      session,
      overrideRow,
      'SELECT attempt_id, question_id FROM mark_overrides WHERE id = $1',
      [overrideId],
    );
    if (override === undefined) throw unknown;
    const held = await holdAttempt(services, session, String(override.attempt_id));
    const at = services.now();
    const ended = await session.run(
      'UPDATE mark_overrides SET ended_at = $1 WHERE id = $2 AND ended_at IS NULL RETURNING id',
      [at.toISOString(), overrideId],
    );
    if (ended.length === 0) throw new Problem('conflict', 'These marks were taken back already.');
    await layOverrides(session, { ...held, overrideId, at: at.toISOString() });
    await recordAudit(session, at, {
      by,
      action: 'end-override',
      subject: `attempt ${held.attemptId}`,
      details: { override: overrideId, questionId: override.question_id },
    });
  });
  return { success: true };
}
