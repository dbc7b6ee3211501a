import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * Everything the audit log records, in the words people read, by theme. Recording anything else does not
 * compile.
 */
export const auditActions = {
  'sign-in': 'Logged in',
  'sign-out': 'Logged out',
  'fail-sign-in': 'Failed to log in',
  'fail-second-factor': 'Failed the second step of a login',
  'end-sign-ins': 'Ended logins',
  'change-password': 'Changed their password',
  'require-password-change': 'Asked for a new password',
  'set-up-second-factor': 'Set up a second step',
  'remove-second-factor': 'Removed a second step',
  'renew-recovery-codes': 'Made new recovery codes',
  link: 'Linked an account to the school’s login',
  unlink: 'Unlinked an account from the school’s login',
  'create-user': 'Added an account',
  'change-role': 'Changed a role',
  'disable-user': 'Disabled an account',
  'enable-user': 'Enabled an account',
  'reset-password': 'Reset a password',
  'choose-classes': 'Chose their classes',
  'give-classes': 'Gave classes to a teacher',
  'change-classes': 'Changed the classes',
  'import-roster': 'Imported class lists',
  'move-up': 'Moved the classes up a year',
  'add-on-list': 'Added a student to a class list',
  'rename-on-list': 'Renamed a student on a class list',
  'move-on-list': 'Moved a student to another class',
  'remove-on-list': 'Took a student off a class list',
  'join-on-list': 'Joined a name to a student on a class list',
  'undo-on-list': 'Undid a change to a class list',
  'merge-students': 'Merged students',
  'export-student': 'Exported everything about a student',
  'erase-student': 'Erased a student',
  'import-homework': 'Uploaded or wrote homework',
  'edit-homework': 'Edited homework',
  'copy-homework': 'Copied homework',
  'set-retrieval': 'Set a retrieval quiz',
  'delete-homework': 'Deleted homework',
  'release-homework': 'Released homework',
  'withdraw-homework': 'Withdrew homework',
  'point-card': 'Put homework on a card',
  'set-dates': 'Set dates for homework',
  'remove-dates': 'Removed the dates of homework',
  'choose-answers-shown': 'Chose when answers are shown',
  'publish-scheme': 'Published a mark scheme',
  remark: 'Marked again',
  'undo-remark': 'Undid a re-mark',
  'judge-answers': 'Judged answers',
  'confirm-queue': 'Confirmed judgements',
  'take-back-judgement': 'Took back a judgement',
  'credit-question': 'Gave everyone a question',
  'override-mark': 'Set a mark by hand',
  'end-override': 'Took back a mark set by hand',
  exclude: 'Left something out of every count',
  'end-exclusion': 'Let something count again',
  allow: 'Allowed a student longer, another try or no homework',
  'end-allowance': 'Took back what a student was allowed',
  'exclude-flood': 'Left a flood of attempts out of every count',
  'end-flood': 'Let a flood of attempts count again',
  'count-after-closing': 'Counted an attempt that came after closing',
  'leave-out-after-closing': 'Left out an attempt that came after closing',
  'take-back-after-closing': 'Took back what was decided about an attempt after closing',
  comment: 'Wrote a comment',
  'end-comment': 'Removed a comment',
  'export-results': 'Downloaded results',
  'export-marks': 'Downloaded marks',
  'export-statistics': 'Exported figures',
  'open-monitor': 'Opened the activity monitor',
  'open-audit-log': 'Opened the audit log',
  'export-audit-log': 'Downloaded the audit log',
  purge: 'Removed what was past its time',
  'recount-scores': 'Recounted scores',
  'restore-backup': 'Restored a backup',
  'fill-with-demo': 'Filled the database with a made-up term',
} as const satisfies Record<string, string>;
export type AuditAction = keyof typeof auditActions;

/** One thing that was done. */
export const auditEntrySchema = z.object({
  id: z.number(),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Who did it: the name on their account, or their user name at the command line, or 'Markwell'. */
  by: z.string(),
  /** Null if no account was named. */
  username: z.nullable(z.string()),
  /** Such as 'publish-scheme'. */
  action: z.string(),
  /** The same in words. */
  said: z.string(),
  /**
   * What or whom it was done to, in words. Names are looked up on reading: the log itself has no students'
   * names.
   */
  on: z.string(),
  /** The same as stored, such as 'homework 151'. */
  subject: z.string(),
  /** The rest in words; '' for nothing. */
  more: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const typed = z.optional(z.string().check(z.maxLength(100)));
const time = z.optional(
  z
    .string()
    .check(
      z.regex(
        /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/,
        'a day such as 2026-01-16, or a time such as 2026-01-16T15:00Z',
      ),
    ),
);

const searchFields = {
  /** From this day by the school's clock, or this time. */
  since: time,
  /** Up to and including this day, or before this time. */
  until: time,
  /** Part of the person's name or username. */
  by: typed,
  /** One of the actions. */
  action: typed,
  /** A student, a member of staff, a homework, a class or an attempt, by name, reference, or as 'homework 151'. */
  on: typed,
};
export const auditSearchSchema = z.object(searchFields);
export type AuditSearch = z.infer<typeof auditSearchSchema>;

/** The audit log, the latest first, 50 at a time. Opening it is recorded in it, once an hour for each login. */
export const readAuditLog = defineCall('admin', 'GET', '/api/admin/audit', {
  input: z.object({
    ...searchFields,
    /** The `next` of the previous response. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'what the answer before said'))),
  }),
  output: z.object({
    entries: z.array(auditEntrySchema),
    /** Where to continue; null at the end. */
    next: z.nullable(z.string()),
  }),
});

/** The entries that match, all of them, as CSV for spreadsheets. The download is recorded too. */
export const exportAuditCsv = defineCall('admin', 'GET', '/api/admin/audit.csv', {
  input: auditSearchSchema,
  output: z.string(),
  download: 'text/csv',
});

/** The same as an array in JSON. */
export const exportAuditJson = defineCall('admin', 'GET', '/api/admin/audit.json', {
  input: auditSearchSchema,
  output: z.string(),
  download: 'application/json',
});
