import * as z from 'zod/mini';
import { type AdminClass, adminClassSchema } from '../../../contract/index.ts';
import { flagColumn, numberColumn, type Session, selectRows } from '../../../db/session.ts';
import type { Services } from '../../site/services/services.ts';

// SQL by hand: students are counted for each.

const classRow = z.extend(adminClassSchema, { isSample: flagColumn, rosterSize: numberColumn });

/** The class lists as they are managed, in the order they are shown. */
export function listAdminClasses({ database }: Services): Promise<AdminClass[]> {
  return selectClasses(database.reader);
}

/** The same inside a transaction. */
export function selectClasses(session: Session): Promise<AdminClass[]> {
  return selectRows(
    session,
    classRow,
    `SELECT c.id, c.code, c.year, c.list, c.teacher, c.is_sample AS "isSample", count(s.id) AS "rosterSize"
       FROM classes c LEFT JOIN students s ON s.class_code = c.code AND s.source = 'roster'
      GROUP BY c.id, c.code, c.year, c.list, c.teacher, c.is_sample, c.position
      ORDER BY c.position, c.id`,
  );
}
