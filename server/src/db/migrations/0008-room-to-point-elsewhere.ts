import type { Migration } from './migration.ts';

/**
 * A re-mark points every attempt at another marking. Where its page has room for the row's next state, PostgreSQL leaves all the
 * table's indexes as they are, which takes an eighth of the time; so pages are filled to the half only. SQLite changes rows in place.
 */
export const roomToPointElsewhere: Migration = {
  name: '0008-room-to-point-elsewhere',
  up: async ({ context: { queryInterface, session } }) => {
    if (queryInterface.sequelize.getDialect() !== 'postgres') return;
    await session.run('ALTER TABLE attempts SET (fillfactor = 50)');
  },
};
