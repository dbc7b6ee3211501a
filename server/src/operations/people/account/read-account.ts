import type * as z from 'zod/mini';
import type { readAccount as call, OwnSignIn } from '../../../contract/account.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { needsSecondFactor } from '../sign-in/due.ts';
import { isOver } from '../sign-in/find-staff.ts';
import type { Staff } from '../sign-in/staff.ts';
import { noPassword } from '../sign-in/verify-password.ts';

const mostSignIns = 50;

/** What `staff` may see of their own account. */
export async function readAccount(services: Services, staff: Staff): Promise<z.output<typeof call.output>> {
  const { database, identity } = services;
  const { tables } = database.reader;
  const { userId, username, name, role, due } = staff;
  const user = await tables.users.findOne({ where: { id: userId } });
  if (user === null) throw new Problem('signed-out', 'Your account is not there any more.');
  const recoveryCodesLeft = await tables.recoveryCodes.count({ where: { userId, usedAt: null } });
  const since = user.secondFactorAt;
  const hasPassword = user.passwordHash !== noPassword;
  const { provider } = identity;
  return {
    username,
    name,
    role,
    due,
    hasPassword,
    secondFactor: since === null ? null : { since, recoveryCodesLeft },
    needsSecondFactor: hasPassword && needsSecondFactor(role, identity.secondFactorFor),
    provider:
      provider === undefined ? null : { button: provider.button, isLinked: user.oidcIssuer === provider.issuer },
    signIns: await listSignIns(services, staff),
  };
}

async function listSignIns({ database, now }: Services, { userId, sessionId }: Staff): Promise<OwnSignIn[]> {
  const order: [string, string][] = [['id', 'DESC']];
  const rows = await database.reader.tables.authSessions.findAll({ where: { userId }, order, limit: mostSignIns });
  const at = now();
  return rows.map(({ id, createdAt, lastUsedAt, revokedAt, via, browser, place, address }) => ({
    id,
    at: createdAt,
    lastUsedAt,
    via,
    browser,
    place,
    address,
    isOpen: revokedAt === null && !isOver({ createdAt, lastUsedAt }, at),
    isThis: id === sessionId,
  }));
}
