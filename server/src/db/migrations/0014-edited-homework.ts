import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const integer = { type: DataTypes.INTEGER, allowNull: false };
const text = { type: DataTypes.TEXT, allowNull: false };
const maybeText = { type: DataTypes.TEXT, allowNull: true };

/** Earlier questions of edited homework, for the attempts of that time; and deleted homework. */
export const editedHomework: Migration = {
  name: '0014-edited-homework',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn('assignments', 'deleted_at', maybeText, { transaction });
    await queryInterface.createTable(
      'homework_editions',
      {
        id: { ...integer, primaryKey: true, autoIncrement: true },
        homework_id: { ...integer, references: { model: 'assignments', key: 'id' } },
        last_version: integer,
        questions: text,
        homework_data: maybeText,
        replaced_by: { type: DataTypes.INTEGER, allowNull: true, references: { model: 'users', key: 'id' } },
        replaced_at: text,
      },
      { transaction },
    );
    await queryInterface.addIndex('homework_editions', {
      name: 'homework_editions_homework_version',
      fields: ['homework_id', 'last_version'],
      unique: true,
      transaction,
    });
  },
};
