import { DataTypes } from 'sequelize';
import * as z from 'zod/mini';
import { selectRows } from '../session.ts';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };
const maybeText = { type: DataTypes.TEXT, allowNull: true };
const studentRow = z.object({ id: z.number(), class_code: z.string(), normalised_name: z.string() });

/** Changes to class lists that can be undone, and what distinguishes two students with one name. */
export const classListsOnScreen: Migration = {
  name: '0020-class-lists-on-screen',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn('students', 'list_key', { ...maybeText }, { transaction });
    await queryInterface.createTable(
      'list_changes',
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false },
        kind: { ...text },
        class_code: { ...text },
        effect: { ...text },
        at: { ...text },
        user_id: { type: DataTypes.INTEGER, allowNull: true, references: { model: 'users', key: 'id' } },
        terminal_user: { ...maybeText },
        undone_at: { ...maybeText },
      },
      { transaction },
    );
    await queryInterface.addIndex('list_changes', {
      name: 'list_changes_class',
      fields: ['class_code', 'id'],
      unique: false,
      transaction,
    });
    // 'sam lee (1)' is 'sam lee 1' from now on, so that a student need not type the brackets.
    const bracketed = await selectRows(
      session,
      studentRow,
      "SELECT id, class_code, normalised_name FROM students WHERE normalised_name LIKE '%_(%)' AND erased_at IS NULL",
    );
    for (const { id, class_code: code, normalised_name: name } of bracketed) {
      const plain = name.replace(/\s*\(([^()]+)\)$/u, ' $1').trim();
      await session.run(
        `UPDATE students SET normalised_name = $1 WHERE id = $2
            AND NOT EXISTS (SELECT 1 FROM students WHERE class_code = $3 AND normalised_name = $1)`,
        [plain, id, code],
      );
    }
  },
};
