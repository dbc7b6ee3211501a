import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { rowId, text, textOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A member of staff who can sign in. */
export interface UserRow extends Model<InferAttributes<UserRow>, InferCreationAttributes<UserRow>> {
  id: CreationOptional<number>;
  /** In lower case. */
  username: string;
  /** Shown on pages, and by which a teacher's classes are found. */
  displayName: string;
  role: 'teacher' | 'admin';
  /** argon2id, in PHC string format. */
  passwordHash: string;
  createdAt: string;
  disabledAt: string | null;
}

export const defineUsers = (sequelize: Sequelize) =>
  sequelize.define<UserRow>(
    'user',
    {
      id: rowId(),
      username: text(),
      displayName: text(),
      role: text(),
      passwordHash: text(),
      createdAt: text(),
      disabledAt: textOrNull(),
    },
    { ...tableOptions, tableName: 'users', indexes: [{ name: 'users_username', unique: true, fields: ['username'] }] },
  );
