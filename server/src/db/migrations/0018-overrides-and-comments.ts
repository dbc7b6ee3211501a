import { reference, referenceOrNull, rowId, text, textOrNull, whole, wholeOrNull } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** Marks that teachers set for single answers, and their comments to students and classes. */
export const overridesAndComments = migration('0018-overrides-and-comments', {
  tables: {
    mark_overrides: {
      id: rowId(),
      attempt_id: { ...reference('attempts'), onDelete: 'CASCADE' },
      question_id: text(),
      marks: whole(),
      reason: text(),
      at: text(),
      user_id: referenceOrNull('users'),
      terminal_user: textOrNull(),
      ended_at: textOrNull(),
    },
    comments: {
      id: rowId(),
      homework_id: reference('assignments'),
      class_code: textOrNull(),
      student_id: { ...referenceOrNull('students'), onDelete: 'CASCADE' },
      text: text(),
      at: text(),
      user_id: referenceOrNull('users'),
      terminal_user: textOrNull(),
      ended_at: textOrNull(),
    },
  },
  columns: { markings: { override_id: wholeOrNull() } },
  indexes: {
    mark_overrides_attempt: ['mark_overrides', ['attempt_id']],
    comments_homework_class: ['comments', ['homework_id', 'class_code']],
    comments_student: ['comments', ['student_id']],
  },
});
