import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { referenceOrNull, rowId, text, textOrNull, wholeOrNull } from './columns.ts';
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
  /** The first of those that were left out in the same step; null for one that was left out by itself. */
  floodId: CreationOptional<number | null>;
}

export const defineExclusions = (sequelize: Sequelize) =>
  sequelize.define<ExclusionRow>(
    'exclusion',
    {
      id: rowId(),
      attemptId: { ...referenceOrNull('attempts'), onDelete: 'CASCADE' },
      studentId: { ...referenceOrNull('students'), onDelete: 'CASCADE' },
      reason: text(),
      at: text(),
      userId: referenceOrNull('users'),
      terminalUser: textOrNull(),
      endedAt: textOrNull(),
      floodId: wholeOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'exclusions',
      indexes: [
        { name: 'exclusions_attempt', fields: ['attempt_id'] },
        { name: 'exclusions_student', fields: ['student_id'] },
        { name: 'exclusions_flood', fields: ['flood_id'] },
      ],
    },
  );
