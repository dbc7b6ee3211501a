import * as z from 'zod/mini';
import { type Session, selectRows } from '../session.ts';
import { textOrNull, wholeOrNull } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** Pupils apart from classes: which memberships are one pupil’s, and from when until when each lasted. */
export const memberships = migration('0027-memberships', {
  columns: { students: { person_id: wholeOrNull(), member_from: textOrNull(), member_until: textOrNull() } },
  indexes: { students_person: ['students', ['person_id']] },
  fill: findPupils,
});

const studentRow = z.object({ id: z.number(), name: z.string(), list_key: z.string() });

/** Of one pupil are those of one name that lists knew by one key; the key alone may be a date of birth. */
async function findPupils(session: Session): Promise<void> {
  const keyed = await selectRows(
    session,
    studentRow,
    'SELECT id, name, list_key FROM students WHERE list_key IS NOT NULL AND erased_at IS NULL ORDER BY id',
  );
  const pupils = new Map<string, number[]>();
  for (const { id, name, list_key: key } of keyed) {
    const pupil = `${key} ${name.replace(/\s*\([^()]*\)$/u, '').toLowerCase()}`;
    pupils.set(pupil, [...(pupils.get(pupil) ?? []), id]);
  }
  for (const ids of pupils.values()) {
    if (ids.length < 2) continue;
    for (const id of ids) await session.run('UPDATE students SET person_id = $1 WHERE id = $2', [ids[0] ?? id, id]);
  }
}
