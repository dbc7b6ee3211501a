import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { inList, type Session, selectRows } from './session.ts';

const idRow = z.object({ id: z.number() });

/** Nine digits, each number as likely as any other. */
const least = 100_000_000;
const beyond = 1_000_000_000;

/**
 * Unused numbers for students about to be stored. They are random: a number must not reveal whether its name
 * was known before, or let anybody guess another student's.
 */
export async function newStudentIds(session: Session, howMany: number): Promise<number[]> {
  const ids = new Set<number>();
  while (ids.size < howMany) {
    const wanted = Array.from({ length: howMany - ids.size }, () => randomInt(least, beyond));
    // By hand: submissions ask this.
    const list = inList(wanted);
    const rows = await selectRows(
      session,
      idRow,
      `SELECT id FROM students WHERE id IN ${list.sql} UNION SELECT person_id FROM students WHERE person_id IN ${list.sql}`,
      list.values,
    );
    const taken = new Set(rows.map(({ id }) => id));
    for (const id of wanted) if (!taken.has(id)) ids.add(id);
  }
  return [...ids];
}
