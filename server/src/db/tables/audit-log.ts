import { referenceOrNull, rowId, text, textOrNull } from './columns.ts';
import { belongsTo, type Row, table } from './table.ts';
import { users } from './users.ts';

/** What was done, by whom. Rows are appended, never changed. */
export const auditLog = table(
  'audit_log',
  {
    id: rowId(),
    at: text(),
    /** Null for Markwell itself, and at a terminal if no account was named. */
    userId: referenceOrNull('users'),
    /** Verb and noun, such as 'publish-scheme'. */
    action: text(),
    /** What it was done to, such as 'homework 151'. */
    subject: text(),
    /** Anything more, as JSON. */
    details: textOrNull(),
    /** Their name on the machine, then. */
    terminalUser: textOrNull(),
  },
  { joins: { user: belongsTo(users, 'userId') }, indexes: [{ name: 'audit_log_at', fields: ['at'] }] },
);
export type AuditEntryRow = Row<typeof auditLog>;
