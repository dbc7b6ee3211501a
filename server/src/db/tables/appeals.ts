import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** That the student of an attempt thinks that one of its answers should count. What becomes of it is told by the marks. */
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
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      attemptId: {
        type: DataTypes.INTEGER,
        allowNull: false,
        field: 'attempt_id',
        references: { model: 'attempts', key: 'id' },
        onDelete: 'CASCADE',
      },
      questionId: { type: DataTypes.TEXT, allowNull: false, field: 'question_id' },
      at: { type: DataTypes.TEXT, allowNull: false },
    },
    {
      ...tableOptions,
      tableName: 'appeals',
      indexes: [{ name: 'appeals_attempt_question', unique: true, fields: ['attempt_id', 'question_id'] }],
    },
  );
