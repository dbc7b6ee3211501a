import type { StaffUser } from '../../../contract/admin-users.ts';
import { lockTable } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { getUser, isLastAdmin, revokeSignIns } from './staff-users.ts';

/**
 * Closes an account and ends all its sign-ins, from the next call on. `by` is the admin who does it; null for the command
 * line. Throws a `Problem` for an unknown id, for one's own account, and for the last admin who could sign in.
 */
export async function disableUser({ database, now }: Services, id: string, by: Actor): Promise<StaffUser> {
  return database.write(async (session) => {
    // Two admins must not close each other's accounts at the same time.
    await lockTable(session, 'users');
    const user = await getUser(session, id);
    if (user.disabledAt !== null) return user;
    if (user.id === by)
      throw new Problem('conflict', 'This is your own account. Ask another administrator to close it.');
    if (await isLastAdmin(session, user.id))
      throw new Problem('conflict', 'This is the last administrator. Add another first.');
    const at = now();
    const { tables, transaction } = session;
    await tables.users.update({ disabledAt: at.toISOString() }, { where: { id: user.id }, transaction });
    await revokeSignIns(session, user.id, at);
    await recordAudit(session, at, { by, action: 'disable-user', subject: `user ${user.id}` });
    return getUser(session, id);
  });
}

/**
 * Opens a closed account again, with the password it had. `by` is who does it. Throws
 * a `Problem` for an unknown id.
 */
export async function enableUser({ database, now }: Services, id: string, by: Actor): Promise<StaffUser> {
  return database.write(async (session) => {
    const user = await getUser(session, id);
    if (user.disabledAt === null) return user;
    const { tables, transaction } = session;
    await tables.users.update({ disabledAt: null }, { where: { id: user.id }, transaction });
    await recordAudit(session, now(), { by, action: 'enable-user', subject: `user ${user.id}` });
    return getUser(session, id);
  });
}
