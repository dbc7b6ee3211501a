import { reference, referenceOrNull, rowId, text, textOrNull, wholeOrNull } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** What is allowed to one pupil: longer, no homework, another try. */
export const allowances = migration('0028-allowances', {
  tables: {
    allowances: {
      id: rowId(),
      student_id: { ...reference('students'), onDelete: 'CASCADE' },
      homework_id: referenceOrNull('assignments'),
      kind: text(),
      until_at: textOrNull(),
      more: wholeOrNull(),
      reason: text(),
      at: text(),
      user_id: referenceOrNull('users'),
      terminal_user: textOrNull(),
      ended_at: textOrNull(),
    },
  },
  indexes: { allowances_student: ['allowances', ['student_id']] },
});
