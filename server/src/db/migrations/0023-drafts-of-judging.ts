import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const number = { type: DataTypes.INTEGER, allowNull: false };
const text = { type: DataTypes.TEXT, allowNull: false };
const textOrNull = { type: DataTypes.TEXT, allowNull: true };

/** Unconfirmed decisions in the queue, and the outcomes of confirmed drafts. */
export const draftsOfJudging: Migration = {
  name: '0023-drafts-of-judging',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    const user = () => ({ ...number, references: { model: 'users', key: 'id' } });
    await queryInterface.createTable(
      'draft_decisions',
      {
        id: { ...number, primaryKey: true, autoIncrement: true },
        user_id: user(),
        homework_id: { ...number, references: { model: 'assignments', key: 'id' } },
        question_id: { ...text },
        group_key: { ...text },
        answer: { ...text },
        choice: { ...textOrNull },
        marks: { ...number },
        seen_marks: { ...number },
        seen_version: { ...number },
        at: { ...text },
      },
      { transaction },
    );
    await queryInterface.createTable(
      'confirmed_drafts',
      {
        id: { ...number, primaryKey: true, autoIncrement: true },
        user_id: user(),
        token: { ...text },
        outcome: { ...text },
        at: { ...text },
      },
      { transaction },
    );
    const unique = [
      ['draft_decisions', 'draft_decisions_user_group', ['user_id', 'group_key']],
      ['confirmed_drafts', 'confirmed_drafts_user_token', ['user_id', 'token']],
    ] as const;
    for (const [table, name, fields] of unique)
      await queryInterface.addIndex(table, { name, fields: [...fields], unique: true, transaction });
  },
};
