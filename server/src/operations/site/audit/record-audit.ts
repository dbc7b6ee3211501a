import type { AuditAction } from '../../../contract/audit.ts';
import type { Session } from '../../../db/session.ts';
import { type Actor, storeActor } from './actor.ts';
import type { AuditSubject } from './audit-subject.ts';

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
