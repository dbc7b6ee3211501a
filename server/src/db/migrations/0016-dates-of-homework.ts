import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };
const textOrNull = { type: DataTypes.TEXT, allowNull: true };
const referring = (model: string) => ({ type: DataTypes.INTEGER, references: { model, key: 'id' } });

/** When a class can do a homework, and when its expected answers are shown. */
export const datesOfHomework: Migration = {
  name: '0016-dates-of-homework',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn(
      'assignments',
      'answers_shown',
      { ...text, defaultValue: 'at-once' },
      { transaction },
    );
    await queryInterface.createTable(
      'class_dates',
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false },
        homework_id: { ...referring('assignments'), allowNull: false },
        class_code: { ...text },
        open_at: { ...textOrNull },
        due_at: { ...textOrNull },
        close_at: { ...textOrNull },
        set_at: { ...text },
        user_id: { ...referring('users'), allowNull: true },
        terminal_user: { ...textOrNull },
      },
      { transaction },
    );
    await queryInterface.addIndex('class_dates', {
      name: 'class_dates_homework_class',
      fields: ['homework_id', 'class_code'],
      unique: true,
      transaction,
    });
  },
};
