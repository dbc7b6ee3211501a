import { recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import type { Staff } from './staff.ts';

/** Ends this sign-in, from the next call on. Where nobody is signed in there is nothing to end. */
export async function signOut({ database, now }: Services, staff: Staff | undefined): Promise<{ success: true }> {
  if (staff === undefined) return { success: true };
  const { sessionId, userId } = staff;
  const at = now();
  await database.write(async (session) => {
    const { tables, transaction } = session;
    const where = { id: sessionId, revokedAt: null };
    await tables.authSessions.update({ revokedAt: at.toISOString() }, { where, transaction });
    await recordAudit(session, at, { by: userId, action: 'sign-out', subject: `user ${userId}` });
  });
  return { success: true };
}
