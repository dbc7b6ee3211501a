import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** That an attempt, or all attempts of a name, do not count. Rows stay when it is taken back. */
export interface ExclusionRow extends Model<InferAttributes<ExclusionRow>, InferCreationAttributes<ExclusionRow>> {
  id: CreationOptional<number>;
  /** The attempt, or null where it is all of a student's. */
  attemptId: number | null;
  studentId: number | null;
  /** Why, in the words of who decided it. */
  reason: string;
  at: string;
  userId: number | null;
  /** Whoever was at the terminal, where no account was named. */
  terminalUser: string | null;
  /** When it was taken back; null while it holds. */
  endedAt: string | null;
}

const referring = (model: string) =>
  ({ type: DataTypes.INTEGER, allowNull: true, references: { model, key: 'id' } }) as const;

export const defineExclusions = (sequelize: Sequelize) =>
  sequelize.define<ExclusionRow>(
    'exclusion',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      attemptId: { ...referring('attempts'), field: 'attempt_id', onDelete: 'CASCADE' },
      studentId: { ...referring('students'), field: 'student_id', onDelete: 'CASCADE' },
      reason: { type: DataTypes.TEXT, allowNull: false },
      at: { type: DataTypes.TEXT, allowNull: false },
      userId: { ...referring('users'), field: 'user_id' },
      terminalUser: { type: DataTypes.TEXT, allowNull: true, field: 'terminal_user' },
      endedAt: { type: DataTypes.TEXT, allowNull: true, field: 'ended_at' },
    },
    {
      ...tableOptions,
      tableName: 'exclusions',
      indexes: [
        { name: 'exclusions_attempt', fields: ['attempt_id'] },
        { name: 'exclusions_student', fields: ['student_id'] },
      ],
    },
  );
