import * as z from 'zod/mini';
import { type AdminClass, classEntrySchema } from '../../../contract/index.ts';
import { flagColumn, numberColumn, type Session, selectRows } from '../../../db/session.ts';
import type { Services } from '../../site/services/services.ts';

// SQL by hand: students are counted for each.

const classRow = z.extend(classEntrySchema, { id: z.number(), is_sample: flagColumn, roster_size: numberColumn });

/** The class lists as they are managed, in the order they are shown. */
export async function listAdminClasses({ database }: Services): Promise<AdminClass[]> {
  return selectClasses(database.reader);
}

/** The same inside a transaction. */
export async function selectClasses(session: Session): Promise<AdminClass[]> {
  const rows = await selectRows(
    session,
    classRow,
    `SELECT c.id, c.code, c.year, c.list, c.teacher, c.is_sample, count(s.id) AS roster_size
       FROM classes c LEFT JOIN students s ON s.class_code = c.code AND s.source = 'roster'
      GROUP BY c.id, c.code, c.year, c.list, c.teacher, c.is_sample, c.position
      ORDER BY c.position, c.id`,
  );
  return rows.map(({ is_sample: isSample, roster_size: rosterSize, ...entry }) => ({ ...entry, isSample, rosterSize }));
}
