import * as z from 'zod/mini';
import { selectRows } from '../../db/session.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { Problem } from '../problems/problem.ts';
import { readId } from '../references/read-id.ts';
import type { Services } from '../services/services.ts';

const heldRow = z.object({
  attempt_id: z.nullable(z.number()),
  student_id: z.nullable(z.number()),
  ended_at: z.nullable(z.string()),
});

/**
 * Takes an exclusion back: what it left out counts again. Written to the audit log. `id` as it stands in an address; throws a `Problem`
 * for one that is none, or was taken back already.
 */
export async function endExclusion({ database, now }: Services, id: string, by: Actor): Promise<{ success: true }> {
  const exclusionId = readId(id);
  if (exclusionId === undefined) throw noExclusion(id);
  await database.write(async (session) => {
    const at = now();
    const [ended] = await selectRows(
      session,
      heldRow,
      'UPDATE exclusions SET ended_at = $1 WHERE id = $2 AND ended_at IS NULL RETURNING attempt_id, student_id, ended_at',
      [at.toISOString(), exclusionId],
    );
    if (ended === undefined) {
      const known = await session.run('SELECT id FROM exclusions WHERE id = $1', [exclusionId]);
      throw known.length === 0 ? noExclusion(id) : new Problem('conflict', 'This was taken back already.');
    }
    const subject = ended.attempt_id === null ? `student ${ended.student_id}` : `attempt ${ended.attempt_id}`;
    await recordAudit(session, at, { by, action: 'end-exclusion', subject, details: { exclusion: exclusionId } });
  });
  return { success: true };
}

const noExclusion = (id: string) => new Problem('not-found', `There is no exclusion ${id.slice(0, 20)}.`);
