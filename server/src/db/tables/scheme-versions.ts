import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** One version of a homework's mark scheme. A row is never edited: a correction is the next version. */
export interface SchemeVersionRow
  extends Model<InferAttributes<SchemeVersionRow>, InferCreationAttributes<SchemeVersionRow>> {
  id: CreationOptional<number>;
  homeworkId: number;
  /** From 1, without gaps. */
  version: number;
  /** `schemeDigest` of the scheme. */
  digest: string;
  /** The scheme as JSON. */
  scheme: string;
  origin: 'built-in' | 'staff';
  /** Why it was published. */
  note: string | null;
  createdBy: number | null;
  /** Whoever was at the terminal, where no account was named. */
  terminalUser: CreationOptional<string | null>;
  createdAt: string;
  /** Answers that people have marked, as JSON (`SchemeExample[]`); a later version that marks them otherwise is held back. */
  examples: string | null;
}

export const defineSchemeVersions = (sequelize: Sequelize) =>
  sequelize.define<SchemeVersionRow>(
    'schemeVersion',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      homeworkId: { type: DataTypes.INTEGER, allowNull: false, references: { model: 'assignments', key: 'id' } },
      version: { type: DataTypes.INTEGER, allowNull: false },
      digest: { type: DataTypes.TEXT, allowNull: false },
      scheme: { type: DataTypes.TEXT, allowNull: false },
      origin: { type: DataTypes.TEXT, allowNull: false },
      note: { type: DataTypes.TEXT, allowNull: true },
      createdBy: { type: DataTypes.INTEGER, allowNull: true, references: { model: 'users', key: 'id' } },
      createdAt: { type: DataTypes.TEXT, allowNull: false },
      examples: { type: DataTypes.TEXT, allowNull: true },
      terminalUser: { type: DataTypes.TEXT, allowNull: true, field: 'terminal_user' },
    },
    {
      ...tableOptions,
      tableName: 'scheme_versions',
      indexes: [{ name: 'scheme_versions_homework_version', unique: true, fields: ['homework_id', 'version'] }],
    },
  );
