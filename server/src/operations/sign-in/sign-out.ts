import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../services/services.ts';
import type { Staff } from './staff.ts';

/** Ends this sign-in, from the next call on. Where nobody is signed in there is nothing to end. */
export async function signOut({ database, now }: Services, staff: Staff | undefined): Promise<{ success: true }> {
  if (staff === undefined) return { success: true };
  const { sessionId, userId } = staff;
  const at = now();
  await database.write(async (session) => {
    await session.run('UPDATE auth_sessions SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL', [
      at.toISOString(),
      sessionId,
    ]);
    await recordAudit(session, at, { by: userId, action: 'sign-out', subject: `user ${userId}` });
  });
  return { success: true };
}
