import type { AuditAction } from '../../../contract/audit.ts';
import type { Session } from '../../../db/session.ts';

/** What was done, for the audit log. */
export interface Audited {
  readonly by: Actor;
  readonly action: AuditAction;
  /** What it was done to, such as 'user 3'. */
  readonly subject: AuditSubject;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes to the audit log, in the transaction of what it tells of: neither stands without the other. */
export async function recordAudit(session: Session, at: Date, entry: Audited): Promise<void> {
  const { by, action, subject, details } = entry;
  const { tables, transaction } = session;
  const row = { ...storeActor(by), action, subject, details: details === undefined ? null : JSON.stringify(details) };
  await tables.auditLog.create({ at: at.toISOString(), ...row }, { transaction });
}

/**
 * Who does something: the number of an account; the name on the machine of whoever is at a terminal and named no account; or
 * null, which is Markwell itself.
 */
export type Actor = number | string | null;

/** An actor as a table keeps one. */
export interface StoredActor {
  readonly userId: number | null;
  readonly terminalUser: string | null;
}

/** Takes an actor apart for storing. */
export function storeActor(by: Actor): StoredActor {
  return {
    userId: typeof by === 'number' ? by : null,
    terminalUser: typeof by === 'string' ? by : null,
  };
}

/** SQL for the name of an actor whose account is joined as `u`, from a table with a column `terminal_user`; null for Markwell itself. */
export function actorName(table: string): string {
  return `coalesce(u.display_name, ${table}.terminal_user || ' (at a terminal)')`;
}

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
