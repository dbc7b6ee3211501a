import type { StaffUser } from '../../../contract/admin-users.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { forgetAccount } from '../sign-in/sign-in-limits.ts';
import { createPassword } from '../sign-in/token.ts';
import { hashPassword } from '../sign-in/verify-password.ts';
import { checkPassword } from './check-password.ts';
import { getUser, revokeSignIns } from './staff-users.ts';

/** What a new password is to be. */
export interface NewPassword {
  /** Generated when absent. */
  readonly chosen?: string | undefined;
  /** Whether its owner is to choose another at the next sign-in; so it is unless this is false. */
  readonly isPasswordDue?: boolean | undefined;
}

/**
 * Gives an account a new password, generated unless one is chosen, and ends all its sign-ins. The password is in the
 * answer and kept nowhere. `by` is who does it. Throws a `Problem` for an id that is
 * none.
 */
export async function resetPassword(
  { database, now }: Services,
  id: string,
  by: Actor,
  { chosen, isPasswordDue = true }: NewPassword = {},
): Promise<{ user: StaffUser; password: string }> {
  const { id: userId, username, displayName } = await getUser(database.reader, id);
  const password = chosen === undefined ? createPassword() : await checkPassword(chosen, { username, displayName });
  const passwordHash = await hashPassword(password);
  const user = await database.write(async (session) => {
    const at = now();
    const { tables, transaction } = session;
    const passwordDueAt = isPasswordDue ? at.toISOString() : null;
    await tables.users.update({ passwordHash, passwordDueAt }, { where: { id: userId }, transaction });
    await revokeSignIns(session, userId, at);
    await forgetAccount(session, username);
    await recordAudit(session, at, { by, action: 'reset-password', subject: `user ${userId}` });
    return getUser(session, id);
  });
  return { user, password };
}
