import { referenceOrNull, rowId, text, textOrNull } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** Attempts that do not count, erased students, and who did what at a terminal. */
export const peopleAndExclusions = migration('0013-people-and-exclusions', {
  tables: {
    exclusions: {
      id: rowId(),
      // What no longer is there cannot be left out either.
      attempt_id: { ...referenceOrNull('attempts'), onDelete: 'CASCADE' },
      student_id: { ...referenceOrNull('students'), onDelete: 'CASCADE' },
      reason: text(),
      at: text(),
      user_id: referenceOrNull('users'),
      terminal_user: textOrNull(),
      ended_at: textOrNull(),
    },
  },
  columns: {
    audit_log: { terminal_user: textOrNull() },
    remark_runs: { terminal_user: textOrNull() },
    scheme_versions: { terminal_user: textOrNull() },
    students: { erased_at: textOrNull() },
  },
  indexes: {
    exclusions_attempt: ['exclusions', ['attempt_id']],
    exclusions_student: ['exclusions', ['student_id']],
  },
  fill: (session) =>
    session.run("UPDATE students SET erased_at = $1 WHERE name = '(erased)' AND normalised_name LIKE '(erased) %'", [
      new Date().toISOString(),
    ]),
});
