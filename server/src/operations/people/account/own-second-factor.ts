import type { AuditAction } from '../../../contract/audit.ts';
import type { Session } from '../../../db/session.ts';
import type { UserRow } from '../../../db/tables/staff.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import {
  createSecret,
  forgetSecondFactor,
  renewRecoveryCodes,
  secretUri,
  stepOfCode,
} from '../sign-in/second-factor.ts';
import { forgetFailures, type SignInOrigin } from '../sign-in/sign-in-limits.ts';
import type { Staff } from '../sign-in/staff.ts';
import { noPassword } from '../sign-in/verify-password.ts';
import { provePassword } from './prove-password.ts';

/** Makes a secret for `staff`, which counts once a code is confirmed; one that was made before and not confirmed does not any more. */
export async function beginSecondFactor(
  { database }: Services,
  { userId }: Staff,
): Promise<{ secret: string; uri: string }> {
  const secret = createSecret();
  return database.write(async (session) => {
    const user = await getOwn(session, userId);
    if (user.passwordHash === noPassword) {
      throw new Problem('conflict', 'Your account has no password, so that there is nothing to add a second step to.');
    }
    if (user.secondFactorAt !== null) throw new Problem('conflict', 'You have a second step already. Remove it first.');
    const { tables, transaction } = session;
    await tables.users.update({ secondFactorSecret: secret }, { where: { id: userId }, transaction });
    return { secret, uri: secretUri(secret, user.username) };
  });
}

/** Confirms the secret by a code of it; gives the recovery codes. Throws a `Problem` for a wrong code. */
export async function confirmSecondFactor(
  { database, now }: Services,
  { userId }: Staff,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  return database.write(async (session) => {
    const at = now();
    const { secondFactorSecret, secondFactorAt } = await getOwn(session, userId);
    if (secondFactorSecret === null || secondFactorAt !== null) {
      throw new Problem('conflict', 'There is nothing to confirm. Open My account again.');
    }
    const step = stepOfCode(secondFactorSecret, code, at);
    if (step === null) {
      const reason = 'this is not the code that the app should show now. Check the clock of your phone';
      throw new Problem('invalid-input', reason, { field: 'code' });
    }
    const { tables, transaction } = session;
    const confirmed = { secondFactorAt: at.toISOString(), secondFactorStep: step };
    await tables.users.update(confirmed, { where: { id: userId }, transaction });
    await note(session, at, userId, 'set-up-second-factor');
    return { recoveryCodes: await renewRecoveryCodes(session, userId) };
  });
}

/** Takes the second factor of `staff` away. Throws a `Problem` for a wrong password. */
export async function removeOwnSecondFactor(
  services: Services,
  staff: Staff,
  password: string,
  origin: SignInOrigin,
): Promise<{ success: true }> {
  const { admitted } = await provePassword(services, staff, password, origin);
  await services.database.write(async (session) => {
    await forgetFailures(session, admitted);
    await forgetSecondFactor(session, staff.userId);
    await note(session, services.now(), staff.userId, 'remove-second-factor');
  });
  return { success: true };
}

/** Gives `staff` ten new recovery codes. Throws a `Problem` for a wrong password, and where there is no second factor. */
export async function renewOwnRecoveryCodes(
  services: Services,
  staff: Staff,
  password: string,
  origin: SignInOrigin,
): Promise<{ recoveryCodes: string[] }> {
  const { user, admitted } = await provePassword(services, staff, password, origin);
  if (user.secondFactorAt === null) throw new Problem('conflict', 'You have no second step. Set one up first.');
  return services.database.write(async (session) => {
    await forgetFailures(session, admitted);
    await note(session, services.now(), staff.userId, 'renew-recovery-codes');
    return { recoveryCodes: await renewRecoveryCodes(session, staff.userId) };
  });
}

const note = (session: Session, at: Date, userId: number, action: AuditAction) =>
  recordAudit(session, at, { by: userId, action, subject: `user ${userId}` });

async function getOwn({ tables, transaction }: Session, id: number): Promise<UserRow> {
  const user = await tables.users.findOne({ where: { id }, transaction });
  if (user === null) throw new Problem('signed-out', 'Your account is not there any more.');
  return user;
}
