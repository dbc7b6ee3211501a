import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, rowId, text, textOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A sign-in of a member of staff. The token itself is not kept, only its hash. */
export interface AuthSessionRow
  extends Model<InferAttributes<AuthSessionRow>, InferCreationAttributes<AuthSessionRow>> {
  id: CreationOptional<number>;
  userId: number;
  tokenHash: string;
  createdAt: string;
  lastUsedAt: string;
  revokedAt: string | null;
  via: CreationOptional<'password' | 'oidc'>;
  /** As in 'Chrome on Windows'; null for sign-ins from before this was kept. */
  browser: CreationOptional<string | null>;
  place: CreationOptional<string | null>;
  /** Without its last part. */
  address: CreationOptional<string | null>;
}

export const defineAuthSessions = (sequelize: Sequelize) =>
  sequelize.define<AuthSessionRow>(
    'authSession',
    {
      id: rowId(),
      userId: reference('users'),
      tokenHash: text(),
      createdAt: text(),
      lastUsedAt: text(),
      revokedAt: textOrNull(),
      via: { ...text(), defaultValue: 'password' },
      browser: textOrNull(),
      place: textOrNull(),
      address: textOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'auth_sessions',
      indexes: [
        { name: 'auth_sessions_token', unique: true, fields: ['token_hash'] },
        { name: 'auth_sessions_user', fields: ['user_id'] },
      ],
    },
  );
