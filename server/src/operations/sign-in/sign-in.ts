import { Op } from 'sequelize';
import type { StaffRole } from '../../contract/sign-in.ts';
import type { Session } from '../../db/session.ts';
import type { UserRow } from '../../db/tables/users.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { Problem } from '../problems/problem.ts';
import { truncateAddress } from '../retention/truncate-address.ts';
import type { Services } from '../services/services.ts';
import { tidyText } from '../students/normalise-name.ts';
import { timeBefore } from '../times/time-before.ts';
import { signInsKeptFor } from './kept-for.ts';
import { admitSignIn, forgetFailures, isFlooded, type SignInOrigin } from './sign-in-limits.ts';
import { createToken, hashToken } from './token.ts';
import { verifyPassword, waitAsForPassword } from './verify-password.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A sign-in that has just begun. The token is told once and kept only as a hash. */
export interface NewSignIn {
  readonly token: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Who may sign in at this place, and what others with a right password are told. */
export interface SignInPlace {
  readonly roles: readonly StaffRole[];
  readonly refusal: string;
}

/**
 * Signs a member of staff in from `origin`. Throws a `Problem`: `signed-out` for a username or password that is wrong
 * and for a closed account, alike in words and in time taken; `forbidden` for a role that does not sign in here;
 * `too-many` beyond the limits. Where an address makes usernames up, the hundredth and later ones are wrong without
 * another trace than that the flood is counted.
 */
export async function signIn(
  services: Services,
  { username: typed, password }: Credentials,
  origin: SignInOrigin,
  { roles, refusal }: SignInPlace,
): Promise<NewSignIn> {
  const { database, now } = services;
  const username = tidyText(typed).toLowerCase();
  const user = await database.reader.tables.users.findOne({ where: { username } });
  if (user === null && (await isFlooded(services, origin))) {
    origin.countFlood?.();
    await waitAsForPassword();
    throw isWrong();
  }
  const admitted = await admitSignIn(services, username, origin);
  const isRight = await verifyPassword(user?.passwordHash, password);
  const from = truncateAddress(origin.ipAddress);
  if (user === null || !isRight || user.disabledAt !== null) {
    const subject = user === null ? 'unknown username' : `user ${user.id}`;
    await database.write((session) =>
      recordAudit(session, now(), { by: null, action: 'fail-sign-in', subject, details: { from } }),
    );
    throw isWrong();
  }
  const isWelcome = roles.includes(user.role);
  const token = createToken();
  await database.write(async (session) => {
    await forgetFailures(session, admitted);
    if (!isWelcome) return;
    await checkUnchanged(session, user);
    const at = now();
    const { tables, transaction } = session;
    const isOld = { [Op.lt]: timeBefore(at, signInsKeptFor) };
    await tables.authSessions.destroy({ where: { createdAt: isOld }, transaction });
    const times = { createdAt: at.toISOString(), lastUsedAt: at.toISOString(), revokedAt: null };
    await tables.authSessions.create({ userId: user.id, tokenHash: hashToken(token), ...times }, { transaction });
    await recordAudit(session, at, {
      by: user.id,
      action: 'sign-in',
      subject: `user ${user.id}`,
      details: { from },
    });
  });
  if (!isWelcome) throw new Problem('forbidden', refusal);
  return { token, name: user.displayName, role: user.role };
}

const isWrong = () => new Problem('signed-out', 'Invalid username or password');

/** A password that was reset while it was being checked is wrong after all. */
async function checkUnchanged({ tables, transaction }: Session, { id, passwordHash }: UserRow): Promise<void> {
  const same = await tables.users.count({ where: { id, passwordHash, disabledAt: null }, transaction });
  if (same === 0) throw isWrong();
}
