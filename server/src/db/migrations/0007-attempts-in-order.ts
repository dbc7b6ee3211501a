import type { Migration } from './migration.ts';

/** A re-mark reads the attempts at a homework batch by batch in the order of their ids; PostgreSQL sorted all of them for each batch. */
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
