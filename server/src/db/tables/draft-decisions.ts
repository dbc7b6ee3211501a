import { reference, rowId, text, textOrNull, whole } from './columns.ts';
import { type Row, table } from './table.ts';

/** A decision about a group of the queue, until it is confirmed or discarded. */
export const draftDecisions = table(
  'draft_decisions',
  {
    /** A new one for each decision. */
    id: rowId(),
    userId: reference('users'),
    homeworkId: reference('assignments'),
    questionId: text(),
    /** See `groupKey`. */
    groupKey: text(),
    /** As most often written; the reason, for a combined question. */
    answer: text(),
    choice: textOrNull(),
    /** Whole marks. */
    marks: whole(),
    /** The marks that the answer had when it was decided, and the version of the mark scheme then. */
    seenMarks: whole(),
    seenVersion: whole(),
    at: text(),
  },
  { indexes: [{ name: 'draft_decisions_user_group', unique: true, fields: ['user_id', 'group_key'] }] },
);
export type DraftDecisionRow = Row<typeof draftDecisions>;
