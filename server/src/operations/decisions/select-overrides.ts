import { type Override, overrideSchema } from '../../contract/overrides.ts';
import { type Session, selectRows } from '../../db/session.ts';
import { actorName } from '../site/audit/actor.ts';

/** The marks that are set by hand for an attempt now, by question id. */
export async function readOverridesOf(session: Session, attemptId: number): Promise<ReadonlyMap<string, Override>> {
  // By hand: names of accounts are joined.
  const rows = await selectRows(
    session,
    overrideSchema,
    `SELECT o.id, o.question_id AS "questionId", o.marks, o.reason, ${actorName('o')} AS by, o.at
       FROM mark_overrides o LEFT JOIN users u ON u.id = o.user_id
      WHERE o.attempt_id = $1 AND o.ended_at IS NULL ORDER BY o.id`,
    [attemptId],
  );
  return new Map(rows.map((row) => [row.questionId, row]));
}
