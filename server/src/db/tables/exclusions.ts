import { referenceOrNull, rowId, text, textOrNull, wholeOrNull } from './columns.ts';
import { decidedColumns, toldByUser } from './decided.ts';
import { table } from './table.ts';

/** An attempt, or all attempts of a name, that do not count. Rows stay when it is ended. */
export const exclusions = table(
  'exclusions',
  {
    id: rowId(),
    /** The attempt, or null for all of a student's. */
    attemptId: { ...referenceOrNull('attempts'), onDelete: 'CASCADE' },
    studentId: { ...referenceOrNull('students'), onDelete: 'CASCADE' },
    /** Why, in the words of the person who decided. */
    reason: text(),
    ...decidedColumns(),
    /** When it was ended; null while it is active. */
    endedAt: textOrNull(),
    /** The first of those that were left out in the same step; null for one that was left out by itself. */
    floodId: wholeOrNull(),
  },
  {
    ...toldByUser,
    indexes: [
      { name: 'exclusions_attempt', fields: ['attempt_id'] },
      { name: 'exclusions_student', fields: ['student_id'] },
      { name: 'exclusions_flood', fields: ['flood_id'] },
    ],
  },
);
