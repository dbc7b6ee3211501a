import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

/** Exclusions made in one step can be ended in one: each names the first. */
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
