import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };

/** Floods are named, and failed sign-ins are counted without reading those of everybody else. */
export const floods: Migration = {
  name: '0012-floods',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.createTable(
      'floods',
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false },
        ip_address: { ...text },
        kind: { ...text },
        call: { ...text },
        refused: { type: DataTypes.INTEGER, allowNull: false },
        first_at: { ...text },
        last_at: { ...text },
      },
      { transaction },
    );
    const index = (table: string, name: string, fields: string[]) =>
      queryInterface.addIndex(table, { name, fields, unique: false, transaction });
    await index('floods', 'floods_last_at', ['last_at']);
    await index('sign_in_failures', 'sign_in_failures_account', ['account', 'address']);
    await index('sign_in_failures', 'sign_in_failures_address', ['address']);
    await index('visits', 'visits_address', ['ip_address', 'last_seen_at']);
  },
};
