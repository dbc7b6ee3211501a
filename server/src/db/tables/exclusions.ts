import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { referenceOrNull, rowId, text, textOrNull, wholeOrNull } from './columns.ts';
import { type Decided, decidedColumns, decidedScopes } from './decided.ts';
import { tableOptions } from './table-options.ts';

/** An attempt, or all attempts of a name, that do not count. Rows stay when it is ended. */
export interface ExclusionRow
  extends Model<InferAttributes<ExclusionRow>, InferCreationAttributes<ExclusionRow>>,
    Decided {
  id: CreationOptional<number>;
  /** The attempt, or null for all of a student's. */
  attemptId: number | null;
  studentId: number | null;
  /** Why, in the words of the person who decided. */
  reason: string;
  /** When it was ended; null while it is active. */
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
      ...decidedColumns(),
      endedAt: textOrNull(),
      floodId: wholeOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'exclusions',
      scopes: decidedScopes,
      indexes: [
        { name: 'exclusions_attempt', fields: ['attempt_id'] },
        { name: 'exclusions_student', fields: ['student_id'] },
        { name: 'exclusions_flood', fields: ['flood_id'] },
      ],
    },
  );
