/** What something can be done to that has a number or a code: the audit log keeps 'homework 151' or 'class 8a/Sc1'. */
export type SubjectKind =
  | 'attempt'
  | 'card'
  | 'class'
  | 'flood'
  | 'homework'
  | 'judgement'
  | 'sign-in'
  | 'student'
  | 'user';

/** What there is only one of, and what has no number, in the words people read. */
export const plainSubjects = {
  'audit log': 'the audit log',
  classes: 'the class lists',
  database: 'the database',
  homework: 'homework',
  statistics: 'the figures',
  'unknown username': 'a username that nobody has',
} as const satisfies Record<string, string>;

export type AuditSubject = keyof typeof plainSubjects | `${SubjectKind} ${number | string}`;
