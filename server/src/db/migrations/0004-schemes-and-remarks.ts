import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };
const integerOrNull = { type: DataTypes.INTEGER, allowNull: true };
const flag = { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false };

/** Examples of scheme versions; re-marks that can be interrupted and undone; an index of their markings. */
export const schemesAndRemarks: Migration = {
  name: '0004-schemes-and-remarks',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    const columns = [
      ['scheme_versions', 'examples', { type: DataTypes.TEXT, allowNull: true }],
      ['remark_runs', 'state', { ...text, defaultValue: 'applied' }],
      ['remark_runs', 'allow_lower', flag],
      ['remark_runs', 'engine_version', { ...text, defaultValue: '' }],
      ['markings', 'replaces_marking_id', integerOrNull],
    ] as const;
    for (const [table, column, type] of columns) {
      await queryInterface.addColumn(table, column, { ...type }, { transaction });
    }
    await queryInterface.addIndex('markings', {
      name: 'markings_remark_run',
      fields: ['remark_run_id', 'attempt_id', 'replaces_marking_id'],
      unique: false,
      transaction,
    });
  },
};
