import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { selectRows } from '../../db/session.ts';

/**
 * The id up to which every attempt is in the database, or never will be: what arrives from now on has a higher one. On
 * PostgreSQL ids are given out before their transactions end, so those under way are waited for, a moment.
 */
export async function findHorizon(database: Database): Promise<number> {
  const newest = z.object({ id: z.nullable(z.number()) });
  const sql = 'SELECT max(id) AS id FROM attempts';
  if (database.address.engine === 'sqlite') return (await selectRows(database.reader, newest, sql))[0]?.id ?? 0;
  return database.write(async (session) => {
    await session.run('LOCK TABLE attempts IN SHARE MODE');
    return (await selectRows(session, newest, sql))[0]?.id ?? 0;
  });
}
