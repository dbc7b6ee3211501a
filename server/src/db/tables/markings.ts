import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** The marks of an attempt by one scheme version, policy and engine version. Rows are appended, never changed. */
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
  /**
   * The marking that counted before the re-mark that made this one; of one that an override made, the marking by the scheme under it; null
   * when it was made on arrival.
   */
  replacesMarkingId: number | null;
  /** How many of its answers are worth a look, by `countDoubtful`. */
  doubtful: CreationOptional<number>;
  /** The override whose setting or taking back made it, see `layOverrides`; else null. */
  overrideId: CreationOptional<number | null>;
}

export const defineMarkings = (sequelize: Sequelize) =>
  sequelize.define<MarkingRow>(
    'marking',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      attemptId: { type: DataTypes.INTEGER, allowNull: false, references: { model: 'attempts', key: 'id' } },
      schemeVersion: { type: DataTypes.INTEGER, allowNull: false },
      policy: { type: DataTypes.TEXT, allowNull: false },
      engineVersion: { type: DataTypes.TEXT, allowNull: false },
      remarkRunId: { type: DataTypes.INTEGER, allowNull: true, references: { model: 'remark_runs', key: 'id' } },
      totalMarks: { type: DataTypes.INTEGER, allowNull: false },
      maxMarks: { type: DataTypes.INTEGER, allowNull: false },
      grade: { type: DataTypes.TEXT, allowNull: false },
      marking: { type: DataTypes.TEXT, allowNull: false },
      markedAt: { type: DataTypes.TEXT, allowNull: false },
      replacesMarkingId: { type: DataTypes.INTEGER, allowNull: true },
      doubtful: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      overrideId: { type: DataTypes.INTEGER, allowNull: true, field: 'override_id' },
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
