import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

/** A re-mark counts before all of its attempts are pointed at its markings, and an undo before all are pointed back. */
export const remarksOnTheMove: Migration = {
  name: '0009-remarks-on-the-move',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn('remark_runs', 'moving', { type: DataTypes.TEXT, allowNull: true }, { transaction });
  },
};
