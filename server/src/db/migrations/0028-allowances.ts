import { DataTypes } from 'sequelize';
import { copyColumns } from '../copy-columns.ts';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };
const maybeText = { type: DataTypes.TEXT, allowNull: true };
const maybeOf = (model: string) => ({ type: DataTypes.INTEGER, allowNull: true, references: { model, key: 'id' } });

/** What is allowed to one pupil: longer, no homework, another try. */
export const allowances: Migration = {
  name: '0028-allowances',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.createTable(
      'allowances',
      copyColumns({
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
        student_id: { ...maybeOf('students'), allowNull: false, onDelete: 'CASCADE' },
        homework_id: maybeOf('assignments'),
        kind: text,
        until_at: maybeText,
        more: { type: DataTypes.INTEGER, allowNull: true },
        reason: text,
        at: text,
        user_id: maybeOf('users'),
        terminal_user: maybeText,
        ended_at: maybeText,
      }),
      { transaction },
    );
    await queryInterface.addIndex('allowances', { name: 'allowances_student', fields: ['student_id'], transaction });
  },
};
