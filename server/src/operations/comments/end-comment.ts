import * as z from 'zod/mini';
import { selectRows } from '../../db/session.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { Problem } from '../problems/problem.ts';
import { readId } from '../references/read-id.ts';
import type { Services } from '../services/services.ts';

/** Takes a comment back. Written to the audit log. `id` as it stands in an address; throws a `Problem` for one that is none, or was taken back. */
export async function endComment({ database, now }: Services, id: string, by: Actor): Promise<{ success: true }> {
  const commentId = readId(id);
  await database.write(async (session) => {
    const at = now();
    const [ended] = await selectRows(
      session,
      z.object({ homework_id: z.number() }),
      'UPDATE comments SET ended_at = $1 WHERE id = $2 AND ended_at IS NULL RETURNING homework_id',
      [at.toISOString(), commentId ?? 0],
    );
    if (ended === undefined) {
      const known = await session.run('SELECT id FROM comments WHERE id = $1', [commentId ?? 0]);
      throw known.length === 0
        ? new Problem('not-found', `There is no comment ${id.slice(0, 20)}.`)
        : new Problem('conflict', 'This was taken back already.');
    }
    const subject = `homework ${ended.homework_id}`;
    await recordAudit(session, at, { by, action: 'end-comment', subject, details: { comment: commentId } });
  });
  return { success: true };
}
