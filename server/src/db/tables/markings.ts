import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, referenceOrNull, rowId, text, whole, wholeOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/**
 * The marks of an attempt by one scheme version, policy and engine version. Rows are appended, never changed.
 */
export interface MarkingRow extends Model<InferAttributes<MarkingRow>, InferCreationAttributes<MarkingRow>> {
  id: CreationOptional<number>;
  attemptId: number;
  schemeVersion: number;
  policy: string;
  engineVersion: string;
  /** The re-mark that made it; null when it was made on arrival. */
  remarkRunId: number | null;
  totalMarks: number;
  maxMarks: number;
  grade: string;
  /** The whole `AttemptMarking`, as JSON. */
  marking: string;
  markedAt: string;
  /** The marking it replaced; for an override, the scheme's marking under it; null if made on arrival. */
  replacesMarkingId: number | null;
  /** How many of its answers are worth a look, by `countDoubtful`. */
  doubtful: CreationOptional<number>;
  /** The override that made it when set or taken back, see `layOverrides`; otherwise null. */
  overrideId: CreationOptional<number | null>;
}

export const defineMarkings = (sequelize: Sequelize) =>
  sequelize.define<MarkingRow>(
    'marking',
    {
      id: rowId(),
      attemptId: reference('attempts'),
      schemeVersion: whole(),
      policy: text(),
      engineVersion: text(),
      remarkRunId: referenceOrNull('remark_runs'),
      totalMarks: whole(),
      maxMarks: whole(),
      grade: text(),
      marking: text(),
      markedAt: text(),
      replacesMarkingId: wholeOrNull(),
      doubtful: { ...whole(), defaultValue: 0 },
      overrideId: wholeOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'markings',
      indexes: [
        { name: 'markings_attempt', fields: ['attempt_id'] },
        { name: 'markings_remark_run', fields: ['remark_run_id', 'attempt_id', 'replaces_marking_id'] },
      ],
    },
  );
