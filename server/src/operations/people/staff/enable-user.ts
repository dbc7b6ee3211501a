import type { StaffUser } from '../../../contract/admin-users.ts';
import type { Actor } from '../../site/audit/actor.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { getUser } from './staff-users.ts';

/**
 * Opens a closed account again, with the password it had. `by` is who does it. Throws
 * a `Problem` for an id that is none.
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
