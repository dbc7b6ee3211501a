import { Op } from 'sequelize';
import type { AuditAction } from '../../../contract/audit.ts';
import { timeBefore } from '../school-clock.ts';
import type { Services } from '../services/services.ts';
import { type AuditSubject, recordAudit } from './record-audit.ts';

const hour = 60 * 60_000;

/**
 * Notes in the audit log that someone looks at something, such as who is on the site: once for each sign-in and hour, though
 * pages ask every few seconds and several times at once.
 */
export async function noteOpening(
  { database, now }: Services,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: number },
  action: AuditAction & `open-${string}`,
): Promise<void> {
  const at = now();
  const subject: AuditSubject = `sign-in ${sessionId}`;
  const isNoted = async (session: typeof database.reader) => {
    const { tables, transaction } = session;
    const where = { at: { [Op.gt]: timeBefore(at, hour) }, action, subject };
    return (await tables.auditLog.count({ where, transaction })) > 0;
  };
  if (await isNoted(database.reader)) return;
  await database.write(async (session) => {
    const { tables, transaction } = session;
    // Takes the sign-in's row, so that calls that come together on PostgreSQL look one after the other.
    await tables.authSessions.findByPk(sessionId, { lock: true, transaction });
    if (!(await isNoted(session))) await recordAudit(session, at, { by: userId, action, subject });
  });
}
