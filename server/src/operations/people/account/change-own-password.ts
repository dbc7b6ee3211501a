import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { forgetFailures, type SignInOrigin } from '../sign-in/sign-in-limits.ts';
import type { Staff } from '../sign-in/staff.ts';
import { hashPassword } from '../sign-in/verify-password.ts';
import { checkPassword } from '../staff/check-password.ts';
import { revokeSignIns } from '../staff/staff-users.ts';
import { provePassword } from './prove-password.ts';

/**
 * Changes the password of `staff` and ends the account's other sign-ins. Throws a `Problem` where the old one is wrong, and for a new one that
 * is too short, easily guessed, or the old one.
 */
export async function changeOwnPassword(
  services: Services,
  staff: Staff,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
  origin: SignInOrigin,
): Promise<{ success: true }> {
  const { database, now } = services;
  const { user, admitted } = await provePassword(services, staff, password, origin);
  await checkNew(newPassword, password, user);
  const passwordHash = await hashPassword(newPassword);
  await database.write(async (session) => {
    const { tables, transaction } = session;
    const at = now();
    const where = { id: user.id, passwordHash: user.passwordHash };
    const [changed] = await tables.users.update({ passwordHash, passwordDueAt: null }, { where, transaction });
    if (changed === 0) throw new Problem('conflict', 'The password was changed meanwhile. Log in again.');
    await forgetFailures(session, admitted);
    const ended = await revokeSignIns(session, user.id, at, staff.sessionId);
    const details = { ended };
    await recordAudit(session, at, { by: user.id, action: 'change-password', subject: `user ${user.id}`, details });
  });
  return { success: true };
}

async function checkNew(
  newPassword: string,
  password: string,
  owner: { username: string; displayName: string },
): Promise<void> {
  const field = 'newPassword';
  if (newPassword === password) throw new Problem('invalid-input', 'choose another than the one you have', { field });
  try {
    await checkPassword(newPassword, owner);
  } catch (error) {
    throw error instanceof Problem ? new Problem(error.code, error.message, { field }) : error;
  }
}
