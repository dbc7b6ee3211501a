import { Op } from 'sequelize';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../services/services.ts';
import type { Staff } from '../sign-in/staff.ts';
import { timeBefore } from '../times/time-before.ts';

const hour = 60 * 60_000;
const action = 'open-monitor';

/**
 * Notes in the audit log that someone looks at who is on the site: once for each sign-in and hour, though
 * the page asks every few seconds and several times at once.
 */
export async function noteOpening({ database, now }: Services, { userId, sessionId }: Staff): Promise<void> {
  const at = now();
  const subject = `sign-in ${sessionId}`;
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
