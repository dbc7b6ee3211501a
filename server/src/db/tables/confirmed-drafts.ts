import { reference, rowId, text } from './columns.ts';
import { table } from './table.ts';

/** A confirmed draft, so that confirming it again returns the outcome and changes nothing. */
export const confirmedDrafts = table(
  'confirmed_drafts',
  {
    id: rowId(),
    userId: reference('users'),
    /** See `draftToken`. */
    token: text(),
    /** What came of it, as JSON; no words of students. */
    outcome: text(),
    at: text(),
  },
  { indexes: [{ name: 'confirmed_drafts_user_token', unique: true, fields: ['user_id', 'token'] }] },
);
