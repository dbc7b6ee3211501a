import { rowId, text } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** Limits on signing in, class lists by import, and statistics of earlier homework of a card. */
export const signInFailuresAndRosters = migration('0002-sign-in-failures-and-rosters', {
  tables: { sign_in_failures: { id: rowId(), account: text(), address: text(), at: text() } },
  columns: { students: { source: { ...text(), defaultValue: 'self' } } },
  indexes: {
    sign_in_failures_at: ['sign_in_failures', ['at']],
    attempts_assignment_homework: ['attempts', ['assignment_id', 'homework_id']],
  },
});
