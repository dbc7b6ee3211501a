import { referenceOrNull, rowId, text, textOrNull, whole } from './columns.ts';
import { users } from './staff.ts';
import { belongsTo, type Row, table } from './table.ts';

/** A visit to the site, for the activity monitor, kept for `SESSION_RETENTION_DAYS`. */
export const visits = table(
  'visits',
  {
    id: rowId(),
    studentName: text(),
    studentClass: text(),
    teacher: text(),
    userType: text(),
    /** What the page says is being done: a title or a number. */
    assignment: textOrNull(),
    /** The address within the site that was last seen. */
    currentPage: textOrNull(),
    /** Every address within the site that was seen, as a JSON list. */
    pages: text(),
    /** Whole for 24 hours, then truncated. */
    ipAddress: text(),
    /** Label of the network or place, determined while the address was whole. */
    location: { ...text(), defaultValue: 'Elsewhere' },
    userAgent: text(),
    startedAt: text(),
    lastSeenAt: text(),
  },
  {
    indexes: [
      { name: 'visits_last_seen', fields: ['last_seen_at'] },
      { name: 'visits_address', fields: ['ip_address', 'last_seen_at'] },
      { name: 'visits_student', fields: ['student_class', 'student_name'] },
    ],
  },
);
export type VisitRow = Row<typeof visits>;

/** An address that asked for more than is given out, for a day: the activity monitor names it. */
export const floods = table(
  'floods',
  {
    id: rowId(),
    ipAddress: text(),
    /** What there was too much of: 'requests', 'sign-ins' or 'visitors'. */
    kind: text(),
    /** The path of the call, such as '/api/assignments'. */
    call: text(),
    /** How many were refused, or passed over. */
    refused: whole(),
    firstAt: text(),
    lastAt: text(),
  },
  { indexes: [{ name: 'floods_last_at', fields: ['last_at'] }] },
);

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

/** A key that every server on this database signs with. Made when it is first needed, and in no backup. */
export const secrets = table('secrets', {
  name: { ...text(), primaryKey: true },
  /** 256 random bits, as base64url. */
  value: text(),
});
