import { type ClassEntry, classEntrySchema } from '../../../contract/class-list.ts';
import { selectRows } from '../../../db/session.ts';
import type { Services } from '../../site/services/services.ts';

// SQL by hand: read for every student who begins.

/** The class lists, each in the order it is shown in. */
export async function listClasses({ database }: Services): Promise<ClassEntry[]> {
  return selectRows(
    database.reader,
    classEntrySchema,
    'SELECT code, year, list, teacher FROM classes ORDER BY position, id',
  );
}
