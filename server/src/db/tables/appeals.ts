import { reference, rowId, text } from './columns.ts';
import { table } from './table.ts';

/** A student's claim that an answer should count. Its outcome follows from the marks. */
export const appeals = table(
  'appeals',
  {
    id: rowId(),
    attemptId: { ...reference('attempts'), onDelete: 'CASCADE' },
    questionId: text(),
    at: text(),
  },
  { indexes: [{ name: 'appeals_attempt_question', unique: true, fields: ['attempt_id', 'question_id'] }] },
);
