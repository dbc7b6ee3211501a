import { reference, referenceOrNull, rowId, text, textOrNull, wholeOrNull } from './columns.ts';
import { decidedColumns, toldByUser } from './decided.ts';
import { type Row, table } from './table.ts';

/** That other rules hold for one pupil at a homework than for the class. Rows stay when it is taken back. */
export const allowances = table(
  'allowances',
  {
    id: rowId(),
    /** A membership: it holds for all that the pupil has. */
    studentId: { ...reference('students'), onDelete: 'CASCADE' },
    /** Null for all homework that falls due before `untilAt`. */
    homeworkId: referenceOrNull('assignments'),
    kind: text<'longer' | 'excused' | 'another-try'>(),
    /** Until when the pupil has longer; null for the other kinds. */
    untilAt: textOrNull(),
    /** How many more tries; null for the other kinds. */
    more: wholeOrNull(),
    reason: text(),
    ...decidedColumns(),
    endedAt: textOrNull(),
  },
  { ...toldByUser, indexes: [{ name: 'allowances_student', fields: ['student_id'] }] },
);
export type AllowanceRow = Row<typeof allowances>;
