import { flag, reference, referenceOrNull, rowId, text, textOrNull, whole } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** What people judged answers to be worth. */
export const judgements = migration('0015-judgements', {
  tables: {
    judgements: {
      id: rowId(),
      homework_id: reference('assignments'),
      question_id: text(),
      answer: text(),
      choice: textOrNull(),
      marks: whole(),
      note: textOrNull(),
      at: text(),
      user_id: referenceOrNull('users'),
      terminal_user: textOrNull(),
      scheme_version: whole(),
      remark_run_id: referenceOrNull('remark_runs'),
      taken_back_at: textOrNull(),
      taken_back_by: referenceOrNull('users'),
      taken_back_run_id: referenceOrNull('remark_runs'),
      is_settled: { ...flag(), defaultValue: false },
    },
  },
  indexes: {
    judgements_homework: ['judgements', ['homework_id']],
    judgements_run: ['judgements', ['remark_run_id']],
    judgements_taken_back_run: ['judgements', ['taken_back_run_id']],
  },
});
