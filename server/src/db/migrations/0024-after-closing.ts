import * as z from 'zod/mini';
import { recountAllScores } from '../keep-scores.ts';
import { selectRows } from '../session.ts';
import { reference, referenceOrNull, text, textOrNull } from '../tables/columns.ts';
import { migration } from './migration.ts';

/**
 * Attempts after closing that wait for a teacher's decision, and the key with which servers sign start times.
 */
export const afterClosing = migration('0024-after-closing', {
  tables: {
    after_closing: {
      attempt_id: { ...reference('attempts'), primaryKey: true, onDelete: 'CASCADE' },
      closed_at: text(),
      decision: textOrNull(),
      decided_at: textOrNull(),
      user_id: referenceOrNull('users'),
      terminal_user: textOrNull(),
    },
    secrets: { name: { ...text(), primaryKey: true }, value: text() },
  },
  // Scores can be counted from here on. A database that already has them is up to date: nothing has come
  // after closing yet.
  fill: async (session) => {
    const row = z.object({ student_id: z.number() });
    const counted = await selectRows(session, row, 'SELECT student_id FROM scores LIMIT 1');
    if (counted.length === 0) await recountAllScores(session);
  },
});
