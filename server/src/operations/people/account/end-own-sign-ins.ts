import { recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import type { Staff } from '../sign-in/staff.ts';
import { revokeSignIns } from '../staff/staff-users.ts';

/** Ends one of the sign-ins of `staff`, by its id, or all but the one that asks; gives how many. Those of others are never among them. */
export async function endOwnSignIns(
  { database, now }: Services,
  { userId, sessionId }: Staff,
  which: number | 'others',
): Promise<{ ended: number }> {
  return database.write(async (session) => {
    const at = now();
    const { tables, transaction } = session;
    const endOne = async (id: number) => {
      const where = { id, userId, revokedAt: null };
      const [ended] = await tables.authSessions.update({ revokedAt: at.toISOString() }, { where, transaction });
      return ended;
    };
    const ended = which === 'others' ? await revokeSignIns(session, userId, at, sessionId) : await endOne(which);
    const details = { ended };
    if (ended > 0)
      await recordAudit(session, at, { by: userId, action: 'end-sign-ins', subject: `user ${userId}`, details });
    return { ended };
  });
}
