import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };

/** Limits on signing in, class lists by import, and statistics of earlier homework of a card. */
export const signInFailuresAndRosters: Migration = {
  name: '0002-sign-in-failures-and-rosters',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.createTable(
      'sign_in_failures',
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false },
        account: text,
        address: text,
        at: text,
      },
      { transaction },
    );
    const index = (table: string, name: string, fields: string[]) =>
      queryInterface.addIndex(table, { name, fields, unique: false, transaction });
    await index('sign_in_failures', 'sign_in_failures_at', ['at']);
    await queryInterface.addColumn('students', 'source', { ...text, defaultValue: 'self' }, { transaction });
    await index('attempts', 'attempts_assignment_homework', ['assignment_id', 'homework_id']);
  },
};
