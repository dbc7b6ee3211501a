import * as z from 'zod/mini';
import { type Session, selectRows } from '../../db/session.ts';
import { readId } from '../references/read-id.ts';
import type { Services } from '../services/services.ts';
import type { Staff } from '../sign-in/staff.ts';
import { refuseOthersClasses } from './my-classes.ts';

// SQL by hand: three joins, each of another table.

/** What is decided about: each by its number as it stands in an address. */
const classOf = {
  attempt: 'SELECT s.class_code FROM attempts a JOIN students s ON s.id = a.student_id WHERE a.id = $1',
  override: `SELECT s.class_code FROM mark_overrides o JOIN attempts a ON a.id = o.attempt_id
    JOIN students s ON s.id = a.student_id WHERE o.id = $1`,
  comment: `SELECT coalesce(c.class_code, s.class_code) AS class_code
    FROM comments c LEFT JOIN students s ON s.id = c.student_id WHERE c.id = $1`,
} as const;

async function selectClass(session: Session, kind: keyof typeof classOf, id: string): Promise<string[]> {
  const rows = await selectRows(session, z.object({ class_code: z.string() }), classOf[kind], [readId(id) ?? 0]);
  return rows.map((row) => row.class_code);
}

/** Throws a `Problem` for a teacher who has chosen classes, where this is of another; what is not there is of none. */
export async function refuseOthersWork(
  services: Services,
  staff: Pick<Staff, 'userId' | 'role'>,
  kind: keyof typeof classOf,
  id: string,
): Promise<void> {
  await refuseOthersClasses(services, staff, await selectClass(services.database.reader, kind, id));
}
