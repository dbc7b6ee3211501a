import { reference, rowId, text, textOrNull, whole } from './columns.ts';
import { decidedColumns, toldByUser } from './decided.ts';
import { table } from './table.ts';

/**
 * Marks that a teacher has set for one answer of one attempt. Rows stay when it is taken back or replaced.
 */
export const markOverrides = table(
  'mark_overrides',
  {
    id: rowId(),
    attemptId: { ...reference('attempts'), onDelete: 'CASCADE' },
    questionId: text(),
    /** Whole marks. */
    marks: whole(),
    /** Why, in the teacher's words; the student reads them. */
    reason: text(),
    ...decidedColumns(),
    /** When it was taken back; null while it is active. */
    endedAt: textOrNull(),
  },
  { ...toldByUser, indexes: [{ name: 'mark_overrides_attempt', fields: ['attempt_id'] }] },
);
