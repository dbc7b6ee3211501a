import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };
const textOrNull = { type: DataTypes.TEXT, allowNull: true };
const numberOrNull = { type: DataTypes.INTEGER, allowNull: true };
const referring = (model: string) => ({ ...numberOrNull, references: { model, key: 'id' } });
/** What no longer is there cannot be left out either. */
const goingWith = (model: string) => ({ ...referring(model), onDelete: 'CASCADE' });

/** Attempts that do not count, erased students, and who did what at a terminal. */
export const peopleAndExclusions: Migration = {
  name: '0013-people-and-exclusions',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    for (const table of ['audit_log', 'remark_runs', 'scheme_versions']) {
      await queryInterface.addColumn(table, 'terminal_user', { ...textOrNull }, { transaction });
    }
    await queryInterface.addColumn('students', 'erased_at', { ...textOrNull }, { transaction });
    await session.run(
      "UPDATE students SET erased_at = $1 WHERE name = '(erased)' AND normalised_name LIKE '(erased) %'",
      [new Date().toISOString()],
    );
    await queryInterface.createTable(
      'exclusions',
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false },
        attempt_id: goingWith('attempts'),
        student_id: goingWith('students'),
        reason: { ...text },
        at: { ...text },
        user_id: referring('users'),
        terminal_user: { ...textOrNull },
        ended_at: { ...textOrNull },
      },
      { transaction },
    );
    for (const column of ['attempt_id', 'student_id']) {
      await queryInterface.addIndex('exclusions', {
        name: `exclusions_${column.replace('_id', '')}`,
        fields: [column],
        unique: false,
        transaction,
      });
    }
  },
};
