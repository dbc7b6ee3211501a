import type { Database } from '../../../db/database.ts';
import type { Session } from '../../../db/session.ts';

// SQL by hand: Sequelize cannot lock a table.

/**
 * The id up to which every attempt is in the database, or never will be: what arrives from now on has a higher one. On
 * PostgreSQL ids are given out before their transactions end, so those under way are waited for, a moment.
 */
export async function findHorizon(database: Database): Promise<number> {
  if (database.address.engine === 'sqlite') return newestAttemptId(database.reader);
  return database.write(async (session) => {
    await session.run('LOCK TABLE attempts IN SHARE MODE');
    return newestAttemptId(session);
  });
}

/** The highest id of an attempt; 0 where there is none. */
export async function newestAttemptId({ tables, transaction }: Session): Promise<number> {
  const newest = await tables.attempts.findOne({ attributes: ['id'], order: [['id', 'DESC']], transaction });
  return newest?.id ?? 0;
}
