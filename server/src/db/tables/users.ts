import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { rowId, text, textOrNull, whole } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A member of staff who can sign in. */
export interface UserRow extends Model<InferAttributes<UserRow>, InferCreationAttributes<UserRow>> {
  id: CreationOptional<number>;
  /** In lower case. */
  username: string;
  /** Shown on pages; also finds a teacher's classes. */
  displayName: string;
  role: 'teacher' | 'admin';
  /** argon2id, in PHC string format; '!' for an account that signs in only at the school's provider. */
  passwordHash: string;
  createdAt: string;
  disabledAt: string | null;
  /** Since when the password has to be changed before anything else is done; null while it need not be. */
  passwordDueAt: CreationOptional<string | null>;
  /** What codes are made from, in base32; also while the second factor is being set up. */
  secondFactorSecret: CreationOptional<string | null>;
  /** When it was set up; null without one. */
  secondFactorAt: CreationOptional<string | null>;
  /** The half minute, counted since 1970, of the last code used: it and earlier ones are refused. */
  secondFactorStep: CreationOptional<number>;
  /** The account at the school's provider: its issuer, and the provider's name for the person. */
  oidcIssuer: CreationOptional<string | null>;
  oidcSubject: CreationOptional<string | null>;
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
      passwordDueAt: textOrNull(),
      secondFactorSecret: textOrNull(),
      secondFactorAt: textOrNull(),
      secondFactorStep: { ...whole(), defaultValue: 0 },
      oidcIssuer: textOrNull(),
      oidcSubject: textOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'users',
      indexes: [
        { name: 'users_username', unique: true, fields: ['username'] },
        { name: 'users_oidc', unique: true, fields: ['oidc_issuer', 'oidc_subject'] },
      ],
    },
  );
