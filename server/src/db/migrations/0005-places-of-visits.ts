import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

/** The place of a visit is stored while its address is whole; and an index of attempts by time. */
export const placesOfVisits: Migration = {
  name: '0005-places-of-visits',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    const location = { type: DataTypes.TEXT, allowNull: false, defaultValue: 'Elsewhere' };
    await queryInterface.addColumn('visits', 'location', location, { transaction });
    await queryInterface.addIndex('attempts', {
      name: 'attempts_submitted',
      fields: ['submitted_at'],
      unique: false,
      transaction,
    });
  },
};
