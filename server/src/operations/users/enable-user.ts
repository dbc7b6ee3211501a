import type { StaffUser } from '../../contract/admin-users.ts';
import { recordAudit } from '../record-audit.ts';
import type { Services } from '../services.ts';
import { getUser } from './staff-users.ts';

/**
 * Opens a closed account again, with the password it had. `by` is the admin who does it; null for the command line. Throws
 * a `Problem` for an id that is none.
 */
export async function enableUser({ database, now }: Services, id: string, by: number | null): Promise<StaffUser> {
  return database.write(async (session) => {
    const user = await getUser(session, id);
    if (user.disabledAt === null) return user;
    await session.run('UPDATE users SET disabled_at = NULL WHERE id = $1', [user.id]);
    await recordAudit(session, now(), { userId: by, action: 'enable-user', subject: `user ${user.id}` });
    return getUser(session, id);
  });
}
