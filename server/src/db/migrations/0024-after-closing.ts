import { DataTypes } from 'sequelize';
import * as z from 'zod/mini';
import { copyColumns } from '../copy-columns.ts';
import { recountAllScores } from '../keep-scores.ts';
import { selectRows } from '../session.ts';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };
const maybeText = { type: DataTypes.TEXT, allowNull: true };

/**
 * Attempts after closing that wait for a teacher's decision, and the key with which servers sign start times.
 */
export const afterClosing: Migration = {
  name: '0024-after-closing',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.createTable(
      'after_closing',
      copyColumns({
        attempt_id: {
          type: DataTypes.INTEGER,
          allowNull: false,
          primaryKey: true,
          references: { model: 'attempts', key: 'id' },
          onDelete: 'CASCADE',
        },
        closed_at: text,
        decision: maybeText,
        decided_at: maybeText,
        user_id: { type: DataTypes.INTEGER, allowNull: true, references: { model: 'users', key: 'id' } },
        terminal_user: maybeText,
      }),
      { transaction },
    );
    await queryInterface.createTable('secrets', copyColumns({ name: { ...text, primaryKey: true }, value: text }), {
      transaction,
    });
    // Scores can be counted from here on. A database that already has them is up to date: nothing has come
    // after closing yet.
    const counted = await selectRows(
      session,
      z.object({ student_id: z.number() }),
      'SELECT student_id FROM scores LIMIT 1',
    );
    if (counted.length === 0) await recountAllScores(session);
  },
};
