import * as z from 'zod/mini';
import { inList, type Session, selectRows } from './session.ts';

// SQL by hand: a pupil’s number is that of their first membership, whether or not it has been written down.

/** SQL for the number of the pupil whose membership `alias` is. */
export const personOf = (alias: string) => `coalesce(${alias}.person_id, ${alias}.id)`;

/** The ids of all memberships of the pupils who have these memberships, in the order of their ids. */
export async function selectMemberships(session: Session, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const list = inList(ids);
  const rows = await selectRows(
    session,
    z.object({ id: z.number() }),
    `SELECT s.id FROM students s
      WHERE ${personOf('s')} IN (SELECT ${personOf('one')} FROM students one WHERE one.id IN ${list.sql}) ORDER BY s.id`,
    list.values,
  );
  return rows.map(({ id }) => id);
}

/** Makes two memberships one pupil’s, with all others that either of the two pupils has. */
export async function makeOnePerson(session: Session, id: number, other: number): Promise<void> {
  const list = inList(await selectMemberships(session, [id, other]));
  const [kept] = await selectRows(
    session,
    z.object({ person: z.number() }),
    `SELECT ${personOf('s')} AS person FROM students s WHERE s.id = $1`,
    [other],
  );
  const place = `$${list.values.length + 1}`;
  await session.run(`UPDATE students SET person_id = ${place} WHERE id IN ${list.sql}`, [
    ...list.values,
    kept?.person ?? other,
  ]);
}
