import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

/** A re-mark or its undo counts before all of its attempts have been pointed. */
export const remarksOnTheMove: Migration = {
  name: '0009-remarks-on-the-move',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn('remark_runs', 'moving', { type: DataTypes.TEXT, allowNull: true }, { transaction });
  },
};
