import * as z from 'zod/mini';
import type { Override } from '../../contract/overrides.ts';
import { type Session, selectRows } from '../../db/session.ts';
import { actorName } from '../site/audit/actor.ts';

const toldRow = z.object({
  id: z.number(),
  question_id: z.string(),
  marks: z.number(),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
});

/** The marks that are set by hand for an attempt now, by question id. */
export async function readOverridesOf(session: Session, attemptId: number): Promise<ReadonlyMap<string, Override>> {
  // By hand: names of accounts are joined.
  const rows = await selectRows(
    session,
    toldRow,
    `SELECT o.id, o.question_id, o.marks, o.reason, ${actorName('o')} AS by, o.at
       FROM mark_overrides o LEFT JOIN users u ON u.id = o.user_id
      WHERE o.attempt_id = $1 AND o.ended_at IS NULL ORDER BY o.id`,
    [attemptId],
  );
  return new Map(rows.map(({ question_id: questionId, ...row }) => [questionId, { ...row, questionId }]));
}
