import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, rowId, text } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A student's claim that an answer should count. Its outcome follows from the marks. */
export interface AppealRow extends Model<InferAttributes<AppealRow>, InferCreationAttributes<AppealRow>> {
  id: CreationOptional<number>;
  attemptId: number;
  questionId: string;
  at: string;
}

export const defineAppeals = (sequelize: Sequelize) =>
  sequelize.define<AppealRow>(
    'appeal',
    {
      id: rowId(),
      attemptId: { ...reference('attempts'), onDelete: 'CASCADE' },
      questionId: text(),
      at: text(),
    },
    {
      ...tableOptions,
      tableName: 'appeals',
      indexes: [{ name: 'appeals_attempt_question', unique: true, fields: ['attempt_id', 'question_id'] }],
    },
  );
