import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
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
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      username: { type: DataTypes.TEXT, allowNull: false },
      displayName: { type: DataTypes.TEXT, allowNull: false },
      role: { type: DataTypes.TEXT, allowNull: false },
      passwordHash: { type: DataTypes.TEXT, allowNull: false },
      createdAt: { type: DataTypes.TEXT, allowNull: false },
      disabledAt: { type: DataTypes.TEXT, allowNull: true },
    },
    { ...tableOptions, tableName: 'users', indexes: [{ name: 'users_username', unique: true, fields: ['username'] }] },
  );
