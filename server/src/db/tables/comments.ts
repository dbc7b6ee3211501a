import { derived, reference, referenceOrNull, rowId, text, textOrNull } from './columns.ts';
import { decidedColumns, toldByUser } from './decided.ts';
import { type Row, table } from './table.ts';

/** A teacher's comment on a homework, to either one student or one class. Rows stay when it is taken back. */
export const comments = table(
  'comments',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    classCode: textOrNull(),
    /** Shown with what the student had handed in by then. */
    studentId: { ...referenceOrNull('students'), onDelete: 'CASCADE' },
    to: derived((row): 'class' | 'student' => (row.getDataValue('studentId') === null ? 'class' : 'student')),
    text: text(),
    ...decidedColumns(),
    /** When it was taken back; null if it was not. */
    endedAt: textOrNull(),
  },
  {
    ...toldByUser,
    indexes: [
      { name: 'comments_homework_class', fields: ['homework_id', 'class_code'] },
      { name: 'comments_student', fields: ['student_id'] },
    ],
  },
);
export type CommentRow = Row<typeof comments>;
