import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const id = { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false };
const integer = { type: DataTypes.INTEGER, allowNull: false };
const maybeInteger = { type: DataTypes.INTEGER, allowNull: true };
const text = { type: DataTypes.TEXT, allowNull: false };
const maybeText = { type: DataTypes.TEXT, allowNull: true };
const by = { ...maybeInteger, references: { model: 'users', key: 'id' } };

/** Marks that teachers set for single answers, and their comments to students and classes. */
export const overridesAndComments: Migration = {
  name: '0018-overrides-and-comments',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.createTable(
      'mark_overrides',
      {
        id: { ...id },
        attempt_id: { ...integer, references: { model: 'attempts', key: 'id' }, onDelete: 'CASCADE' },
        question_id: { ...text },
        marks: { ...integer },
        reason: { ...text },
        at: { ...text },
        user_id: { ...by },
        terminal_user: { ...maybeText },
        ended_at: { ...maybeText },
      },
      { transaction },
    );
    await queryInterface.addIndex('mark_overrides', {
      name: 'mark_overrides_attempt',
      fields: ['attempt_id'],
      unique: false,
      transaction,
    });
    await queryInterface.addColumn('markings', 'override_id', { ...maybeInteger }, { transaction });
    await queryInterface.createTable(
      'comments',
      {
        id: { ...id },
        homework_id: { ...integer, references: { model: 'assignments', key: 'id' } },
        class_code: { ...maybeText },
        student_id: { ...maybeInteger, references: { model: 'students', key: 'id' }, onDelete: 'CASCADE' },
        text: { ...text },
        at: { ...text },
        user_id: { ...by },
        terminal_user: { ...maybeText },
        ended_at: { ...maybeText },
      },
      { transaction },
    );
    for (const [name, fields] of [
      ['comments_homework_class', ['homework_id', 'class_code']],
      ['comments_student', ['student_id']],
    ] as const) {
      await queryInterface.addIndex('comments', { name, fields: [...fields], unique: false, transaction });
    }
  },
};
