import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };
const maybeText = { type: DataTypes.TEXT, allowNull: true };

/** Where imported homework came from, and its pictures. */
export const importedHomework: Migration = {
  name: '0003-imported-homework',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    for (const column of ['batch_name', 'source_name', 'source_digest', 'content_digest', 'homework_data']) {
      await queryInterface.addColumn('assignments', column, maybeText, { transaction });
    }
    await queryInterface.createTable(
      'homework_pictures',
      {
        digest: { ...text, primaryKey: true },
        type: text,
        size: { type: DataTypes.INTEGER, allowNull: false },
        bytes: { type: DataTypes.BLOB, allowNull: false },
        created_at: text,
        expires_at: maybeText,
      },
      { transaction },
    );
    const index = (table: string, name: string, fields: string[]) =>
      queryInterface.addIndex(table, { name, fields, unique: false, transaction });
    await index('assignments', 'assignments_source_digest', ['source_digest']);
    await index('assignments', 'assignments_content_digest', ['content_digest']);
    await index('homework_pictures', 'homework_pictures_expires_at', ['expires_at']);
  },
};
