import type { InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { text } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A key that every server on this database signs with. Made when it is first needed, and in no backup. */
export interface SecretRow extends Model<InferAttributes<SecretRow>, InferCreationAttributes<SecretRow>> {
  name: string;
  /** 256 random bits, as base64url. */
  value: string;
}

export const defineSecrets = (sequelize: Sequelize) =>
  sequelize.define<SecretRow>(
    'secret',
    { name: { ...text(), primaryKey: true }, value: text() },
    { ...tableOptions, tableName: 'secrets' },
  );
