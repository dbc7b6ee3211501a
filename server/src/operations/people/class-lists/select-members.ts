import * as z from 'zod/mini';
import { personOf } from '../../../db/one-person.ts';
import { flagColumn, numberColumn, type Session, selectRows } from '../../../db/session.ts';
import type { Member } from './plan-lists.ts';

// SQL by hand: the whole school, with whose membership each is.

const memberRow = z.object({
  id: z.number(),
  person: z.number(),
  classCode: z.string(),
  name: z.string(),
  normalisedName: z.string(),
  key: z.nullable(z.string()),
  isPresent: flagColumn,
});

/** Everyone who is or was on a class list, those who left longest ago first. */
export function selectMembers(session: Session): Promise<Member[]> {
  return selectRows(
    session,
    memberRow,
    `SELECT s.id, ${personOf('s')} AS person, s.class_code AS "classCode", s.name, s.normalised_name AS "normalisedName",
            s.list_key AS key, CASE WHEN s.source = 'roster' AND s.member_until IS NULL THEN 1 ELSE 0 END AS "isPresent"
       FROM students s WHERE s.source <> 'self' AND s.erased_at IS NULL ORDER BY s.member_until, s.id`,
  );
}

/** How many attempts there are of each of these pupils, by their numbers. */
export async function countAttemptsOf(session: Session): Promise<ReadonlyMap<number, number>> {
  const rows = await selectRows(
    session,
    z.object({ person: z.number(), attempts: numberColumn }),
    `SELECT ${personOf('s')} AS person, sum(x.attempts) AS attempts
       FROM scores x JOIN students s ON s.id = x.student_id GROUP BY ${personOf('s')}`,
  );
  return new Map(rows.map(({ person, attempts }) => [person, attempts]));
}
