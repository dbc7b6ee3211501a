import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

/** What was left out in one step can be taken back in one: each of its exclusions names the first. */
export const floodsOfAttempts: Migration = {
  name: '0025-floods-of-attempts',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn(
      'exclusions',
      'flood_id',
      { type: DataTypes.INTEGER, allowNull: true },
      { transaction },
    );
    await queryInterface.addIndex('exclusions', { name: 'exclusions_flood', fields: ['flood_id'], transaction });
  },
};
