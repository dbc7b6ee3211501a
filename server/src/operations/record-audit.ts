import { insertRows } from '../db/insert-rows.ts';
import type { Session } from '../db/session.ts';

/** What was done, for the audit log. */
export interface AuditEntry {
  /** Who did it; null for Markwell itself and for the command line. */
  readonly userId: number | null;
  /** Verb and noun, such as 'reset-password'. */
  readonly action: string;
  /** What it was done to, such as 'user 3'. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes to the audit log, in the transaction of what it tells of: neither stands without the other. */
export async function recordAudit(session: Session, at: Date, entry: AuditEntry): Promise<void> {
  const { userId, action, subject, details } = entry;
  await insertRows(session, 'audit_log', [
    {
      at: at.toISOString(),
      user_id: userId,
      action,
      subject,
      details: details === undefined ? null : JSON.stringify(details),
    },
  ]);
}
