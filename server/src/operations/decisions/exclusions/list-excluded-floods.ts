import * as z from 'zod/mini';
import type { ExcludedFlood } from '../../../contract/exclusions.ts';
import { numberColumn, selectRows } from '../../../db/session.ts';
import { actorName } from '../../site/audit/actor.ts';
import type { Services } from '../../site/services/services.ts';

const floodRow = z.object({
  id: z.number(),
  attempts: numberColumn,
  students: numberColumn,
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
});

const most = 100;

/** What was left out in one step and does not count now, the latest first; at most 100. */
export function listExcludedFloods({ database }: Services): Promise<ExcludedFlood[]> {
  // By hand: what was left out is counted.
  return selectRows(
    database.reader,
    floodRow,
    `SELECT e.flood_id AS id, count(*) AS attempts, count(DISTINCT a.student_id) AS students, min(e.reason) AS reason,
            min(${actorName('e')}) AS by, min(e.at) AS at
       FROM exclusions e JOIN attempts a ON a.id = e.attempt_id LEFT JOIN users u ON u.id = e.user_id
      WHERE e.flood_id IS NOT NULL AND e.ended_at IS NULL
      GROUP BY e.flood_id ORDER BY e.flood_id DESC LIMIT ${most}`,
  );
}
