import type { StaffUser } from '../../../contract/admin-users.ts';
import type { Session } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { forgetSecondFactor } from '../sign-in/second-factor.ts';
import { forgetAccount } from '../sign-in/sign-in-limits.ts';
import { noPassword } from '../sign-in/verify-password.ts';
import { getUser, revokeSignIns } from './staff-users.ts';

/** What an admin can do about how somebody signs in; each ends with what else the audit log is told. */
const changes = {
  'remove-second-factor': async (session, { id, username }, at) => {
    await forgetSecondFactor(session, id);
    await forgetAccount(session, username);
    return { ended: await revokeSignIns(session, id, at) };
  },
  'end-sign-ins': async (session, { id }, at) => ({ ended: await revokeSignIns(session, id, at) }),
  'require-password-change': async ({ tables, transaction }, { id }, at) => {
    if ((await tables.users.count({ where: { id, passwordHash: noPassword }, transaction })) > 0) {
      throw new Problem('conflict', 'This account has no password: it signs in at the school’s provider.');
    }
    await tables.users.update({ passwordDueAt: at.toISOString() }, { where: { id }, transaction });
    return {};
  },
  unlink: async (session, { id }, at) => {
    const { tables, transaction } = session;
    await tables.users.update({ oidcIssuer: null, oidcSubject: null }, { where: { id }, transaction });
    return { ended: await revokeSignIns(session, id, at) };
  },
} as const satisfies Record<string, (session: Session, user: StaffUser, at: Date) => Promise<object>>;

export type IdentityChange = keyof typeof changes;

/**
 * Changes how the account with this id signs in, as an admin or somebody at a terminal asked: `by` is who. Throws a `Problem` for an
 * unknown id, and where an account without a password is to change it.
 */
export async function changeIdentity(
  { database, now }: Services,
  change: IdentityChange,
  id: string,
  by: Actor,
): Promise<StaffUser> {
  return database.write(async (session) => {
    const at = now();
    const user = await getUser(session, id);
    const details = await changes[change](session, user, at);
    await recordAudit(session, at, { by, action: change, subject: `user ${user.id}`, details: { ...details } });
    return getUser(session, id);
  });
}
