import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const number = { type: DataTypes.INTEGER, allowNull: false };
const numberOrNull = { type: DataTypes.INTEGER, allowNull: true };
const text = { type: DataTypes.TEXT, allowNull: false };
const textOrNull = { type: DataTypes.TEXT, allowNull: true };
const referring = (model: string) => ({ ...numberOrNull, references: { model, key: 'id' } });

/** What people judged answers to be worth. */
export const judgements: Migration = {
  name: '0015-judgements',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.createTable(
      'judgements',
      {
        id: { ...number, primaryKey: true, autoIncrement: true },
        homework_id: { ...number, references: { model: 'assignments', key: 'id' } },
        question_id: { ...text },
        answer: { ...text },
        choice: { ...textOrNull },
        marks: { ...number },
        note: { ...textOrNull },
        at: { ...text },
        user_id: referring('users'),
        terminal_user: { ...textOrNull },
        scheme_version: { ...number },
        remark_run_id: referring('remark_runs'),
        taken_back_at: { ...textOrNull },
        taken_back_by: referring('users'),
        taken_back_run_id: referring('remark_runs'),
        is_settled: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      },
      { transaction },
    );
    const indexes = [
      ['judgements_homework', 'homework_id'],
      ['judgements_run', 'remark_run_id'],
      ['judgements_taken_back_run', 'taken_back_run_id'],
    ] as const;
    for (const [name, field] of indexes) {
      await queryInterface.addIndex('judgements', { name, fields: [field], unique: false, transaction });
    }
  },
};
