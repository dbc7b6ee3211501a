import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** The marks that a teacher has set for one answer of one attempt. Rows stay when it is taken back, or another takes its place. */
export interface MarkOverrideRow
  extends Model<InferAttributes<MarkOverrideRow>, InferCreationAttributes<MarkOverrideRow>> {
  id: CreationOptional<number>;
  attemptId: number;
  questionId: string;
  /** Whole marks. */
  marks: number;
  /** Why, in the words of who set it; the student reads them. */
  reason: string;
  at: string;
  userId: number | null;
  /** Whoever was at the terminal, where no account was named. */
  terminalUser: string | null;
  /** When it was taken back; null while it holds. */
  endedAt: string | null;
}

export const defineMarkOverrides = (sequelize: Sequelize) =>
  sequelize.define<MarkOverrideRow>(
    'mark_override',
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
      marks: { type: DataTypes.INTEGER, allowNull: false },
      reason: { type: DataTypes.TEXT, allowNull: false },
      at: { type: DataTypes.TEXT, allowNull: false },
      userId: {
        type: DataTypes.INTEGER,
        allowNull: true,
        field: 'user_id',
        references: { model: 'users', key: 'id' },
      },
      terminalUser: { type: DataTypes.TEXT, allowNull: true, field: 'terminal_user' },
      endedAt: { type: DataTypes.TEXT, allowNull: true, field: 'ended_at' },
    },
    {
      ...tableOptions,
      tableName: 'mark_overrides',
      indexes: [{ name: 'mark_overrides_attempt', fields: ['attempt_id'] }],
    },
  );
