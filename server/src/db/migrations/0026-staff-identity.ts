import { DataTypes } from 'sequelize';
import { copyColumns } from '../copy-columns.ts';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };
const maybeText = { type: DataTypes.TEXT, allowNull: true };
const id = { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false };
const ofUser = { type: DataTypes.INTEGER, references: { model: 'users', key: 'id' } };

/** Second factors, school accounts, passwords that must be changed, and where sign-ins came from. */
export const staffIdentity: Migration = {
  name: '0026-staff-identity',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    const add = async (table: string, columns: Parameters<typeof copyColumns>[0]) => {
      for (const [name, column] of Object.entries(copyColumns(columns)))
        await queryInterface.addColumn(table, name, column, { transaction });
    };
    await add('users', {
      password_due_at: maybeText,
      second_factor_secret: maybeText,
      second_factor_at: maybeText,
      second_factor_step: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      oidc_issuer: maybeText,
      oidc_subject: maybeText,
    });
    await add('auth_sessions', {
      via: { ...text, defaultValue: 'password' },
      browser: maybeText,
      place: maybeText,
      address: maybeText,
    });
    const table = (name: string, columns: Parameters<typeof copyColumns>[0]) =>
      queryInterface.createTable(name, copyColumns(columns), { transaction });
    await table('recovery_codes', {
      id,
      user_id: { ...ofUser, allowNull: false },
      code_hash: text,
      used_at: maybeText,
    });
    await table('pending_sign_ins', {
      id,
      token_hash: text,
      user_id: { ...ofUser, allowNull: true },
      kind: text,
      data: text,
      expires_at: text,
    });
    const index = (name: string, of: string, fields: string[], unique: boolean) =>
      queryInterface.addIndex(of, { name, fields, unique, transaction });
    await index('users_oidc', 'users', ['oidc_issuer', 'oidc_subject'], true);
    await index('recovery_codes_user', 'recovery_codes', ['user_id'], false);
    await index('pending_sign_ins_token', 'pending_sign_ins', ['token_hash'], true);
    await index('auth_sessions_user', 'auth_sessions', ['user_id'], false);
  },
};
