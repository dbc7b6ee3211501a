import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, rowId, text, textOrNull, whole } from './columns.ts';
import { type Decided, decidedColumns, decidedScopes } from './decided.ts';
import { tableOptions } from './table-options.ts';

/**
 * Marks that a teacher has set for one answer of one attempt. Rows stay when it is taken back or replaced.
 */
export interface MarkOverrideRow
  extends Model<InferAttributes<MarkOverrideRow>, InferCreationAttributes<MarkOverrideRow>>,
    Decided {
  id: CreationOptional<number>;
  attemptId: number;
  questionId: string;
  /** Whole marks. */
  marks: number;
  /** Why, in the teacher's words; the student reads them. */
  reason: string;
  /** When it was taken back; null while it is active. */
  endedAt: string | null;
}

export const defineMarkOverrides = (sequelize: Sequelize) =>
  sequelize.define<MarkOverrideRow>(
    'mark_override',
    {
      id: rowId(),
      attemptId: { ...reference('attempts'), onDelete: 'CASCADE' },
      questionId: text(),
      marks: whole(),
      reason: text(),
      ...decidedColumns(),
      endedAt: textOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'mark_overrides',
      scopes: decidedScopes,
      indexes: [{ name: 'mark_overrides_attempt', fields: ['attempt_id'] }],
    },
  );
