import type { Migration } from './migration.ts';

/** A re-mark reads attempts in batches by id, for each of which PostgreSQL sorted all of them. */
export const attemptsInOrder: Migration = {
  name: '0007-attempts-in-order',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.removeIndex('attempts', 'attempts_homework', { transaction });
    await queryInterface.addIndex('attempts', {
      name: 'attempts_homework',
      fields: ['homework_id', 'id'],
      unique: false,
      transaction,
    });
  },
};
