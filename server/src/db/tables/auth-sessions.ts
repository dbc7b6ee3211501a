import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
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
}

export const defineAuthSessions = (sequelize: Sequelize) =>
  sequelize.define<AuthSessionRow>(
    'authSession',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: 'users', key: 'id' } },
      tokenHash: { type: DataTypes.TEXT, allowNull: false },
      createdAt: { type: DataTypes.TEXT, allowNull: false },
      lastUsedAt: { type: DataTypes.TEXT, allowNull: false },
      revokedAt: { type: DataTypes.TEXT, allowNull: true },
    },
    {
      ...tableOptions,
      tableName: 'auth_sessions',
      indexes: [{ name: 'auth_sessions_token', unique: true, fields: ['token_hash'] }],
    },
  );
