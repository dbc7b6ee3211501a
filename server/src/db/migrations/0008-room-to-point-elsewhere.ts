import { migration } from './migration.ts';

/**
 * A re-mark points every attempt at another marking. If the row's page has room for its new version,
 * PostgreSQL leaves all indexes alone, which takes an eighth of the time; so pages are filled only half.
 * SQLite changes rows in place.
 */
export const roomToPointElsewhere = migration('0008-room-to-point-elsewhere', {
  fill: async (session) => {
    if (session.engine === 'postgres') await session.run('ALTER TABLE attempts SET (fillfactor = 50)');
  },
});
