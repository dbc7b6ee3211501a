import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** One re-marking of a homework's attempts, so that it can be shown and undone as one. */
export interface RemarkRunRow extends Model<InferAttributes<RemarkRunRow>, InferCreationAttributes<RemarkRunRow>> {
  id: CreationOptional<number>;
  homeworkId: number;
  /** The one class that was re-marked; null for all. */
  classCode: string | null;
  schemeVersion: number;
  policy: string;
  /** How many attempts it marked, and how many gained or lost, as JSON. */
  summary: string;
  startedBy: number | null;
  /** Whoever was at the terminal, where no account was named. */
  terminalUser: CreationOptional<string | null>;
  /** When it was applied; of a run that is still marking, when it was begun. */
  appliedAt: string;
  undoneAt: string | null;
  /**
   * 'marking' while its markings are being made and count for nothing: a run that was interrupted stays so until the next
   * one clears it away. 'applied' from the one transaction on that made all of them count.
   */
  state: CreationOptional<'marking' | 'applied'>;
  /** Whether attempts that lose marks were changed too. */
  allowLower: CreationOptional<boolean>;
  engineVersion: CreationOptional<string>;
  /**
   * Which way its attempts are still being pointed: 'on' at its markings, 'back' at those before. Either counts for all of them
   * already, see `currentMarking`. Null when all are where they should be.
   */
  moving: CreationOptional<'on' | 'back' | null>;
}

export const defineRemarkRuns = (sequelize: Sequelize) =>
  sequelize.define<RemarkRunRow>(
    'remarkRun',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      homeworkId: { type: DataTypes.INTEGER, allowNull: false, references: { model: 'assignments', key: 'id' } },
      classCode: { type: DataTypes.TEXT, allowNull: true },
      schemeVersion: { type: DataTypes.INTEGER, allowNull: false },
      policy: { type: DataTypes.TEXT, allowNull: false },
      summary: { type: DataTypes.TEXT, allowNull: false },
      startedBy: { type: DataTypes.INTEGER, allowNull: true, references: { model: 'users', key: 'id' } },
      appliedAt: { type: DataTypes.TEXT, allowNull: false },
      undoneAt: { type: DataTypes.TEXT, allowNull: true },
      state: { type: DataTypes.TEXT, allowNull: false, defaultValue: 'applied' },
      allowLower: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      engineVersion: { type: DataTypes.TEXT, allowNull: false, defaultValue: '' },
      moving: { type: DataTypes.TEXT, allowNull: true },
      terminalUser: { type: DataTypes.TEXT, allowNull: true, field: 'terminal_user' },
    },
    { ...tableOptions, tableName: 'remark_runs', indexes: [{ name: 'remark_runs_homework', fields: ['homework_id'] }] },
  );
