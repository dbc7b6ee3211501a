import { reference, rowId, text, textOrNull, whole } from '../tables/columns.ts';
import { migration, unique } from './migration.ts';

/** Unconfirmed decisions in the queue, and the outcomes of confirmed drafts. */
export const draftsOfJudging = migration('0023-drafts-of-judging', {
  tables: {
    draft_decisions: {
      id: rowId(),
      user_id: reference('users'),
      homework_id: reference('assignments'),
      question_id: text(),
      group_key: text(),
      answer: text(),
      choice: textOrNull(),
      marks: whole(),
      seen_marks: whole(),
      seen_version: whole(),
      at: text(),
    },
    confirmed_drafts: { id: rowId(), user_id: reference('users'), token: text(), outcome: text(), at: text() },
  },
  indexes: {
    draft_decisions_user_group: ['draft_decisions', ['user_id', 'group_key'], unique],
    confirmed_drafts_user_token: ['confirmed_drafts', ['user_id', 'token'], unique],
  },
});
