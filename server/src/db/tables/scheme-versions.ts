import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, referenceOrNull, rowId, text, textOrNull, whole } from './columns.ts';
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
  /** The terminal's user, if no account was named. */
  terminalUser: CreationOptional<string | null>;
  createdAt: string;
  /** Answers marked by people, as JSON (`SchemeExample[]`), which a later version has to agree with. */
  examples: string | null;
}

export const defineSchemeVersions = (sequelize: Sequelize) =>
  sequelize.define<SchemeVersionRow>(
    'schemeVersion',
    {
      id: rowId(),
      homeworkId: reference('assignments'),
      version: whole(),
      digest: text(),
      scheme: text(),
      origin: text(),
      note: textOrNull(),
      createdBy: referenceOrNull('users'),
      createdAt: text(),
      examples: textOrNull(),
      terminalUser: textOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'scheme_versions',
      indexes: [{ name: 'scheme_versions_homework_version', unique: true, fields: ['homework_id', 'version'] }],
    },
  );
