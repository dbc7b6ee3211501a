import { flag, reference, referenceOrNull, rowId, text, textOrNull, whole } from './columns.ts';
import { decidedColumns, toldByUser } from './decided.ts';
import { type Row, table } from './table.ts';

/** A person's judgement of an answer's marks. Rows stay when it is taken back. */
export const judgements = table(
  'judgements',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    questionId: text(),
    /** The words that were judged; the reason of a combined question. */
    answer: text(),
    /** The choice that goes with the reason. */
    choice: textOrNull(),
    /** Whole marks. */
    marks: whole(),
    note: textOrNull(),
    ...decidedColumns(),
    /** The version of the mark scheme that it became. */
    schemeVersion: whole(),
    /** The first re-mark to use it; null until then, and if there was nothing to change. */
    remarkRunId: referenceOrNull('remark_runs'),
    /** When it was taken back; null if it was not. */
    takenBackAt: textOrNull(),
    takenBackBy: referenceOrNull('users'),
    /** The re-mark that marked without it. */
    takenBackRunId: referenceOrNull('remark_runs'),
    /** Whether all attempts have been marked since it was made or taken back. */
    isSettled: { ...flag(), defaultValue: false },
  },
  {
    ...toldByUser,
    indexes: [
      { name: 'judgements_homework', fields: ['homework_id'] },
      { name: 'judgements_run', fields: ['remark_run_id'] },
      { name: 'judgements_taken_back_run', fields: ['taken_back_run_id'] },
    ],
  },
);
export type JudgementRow = Row<typeof judgements>;
