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
    const values = [timeBefore(at, hour), action, subject];
    const found = await session.run('SELECT id FROM audit_log WHERE at > $1 AND action = $2 AND subject = $3', values);
    return found.length > 0;
  };
  if (await isNoted(database.reader)) return;
  await database.write(async (session) => {
    // Takes the sign-in's row, so that calls that come together on PostgreSQL look one after the other.
    await session.run('UPDATE auth_sessions SET user_id = user_id WHERE id = $1', [sessionId]);
    if (!(await isNoted(session))) await recordAudit(session, at, { by: userId, action, subject });
  });
}
