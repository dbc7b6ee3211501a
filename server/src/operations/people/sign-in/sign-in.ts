import type { StaffRole } from '../../../contract/sign-in.ts';
import type { Session } from '../../../db/session.ts';
import type { UserRow } from '../../../db/tables/staff.ts';
import { type AuditSubject, recordAudit } from '../../site/audit/record-audit.ts';
import { truncateAddress } from '../../site/monitor/truncate-address.ts';
import { tidyText } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type NewSignIn, openSignIn } from './open-sign-in.ts';
import { beginPending } from './pending-sign-in.ts';
import { admitSignIn, forgetFailures, isFlooded, type SignInOrigin } from './sign-in-limits.ts';
import { verifyPassword, waitAsForPassword } from './verify-password.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Who may sign in at this place, and what others with a right password are told. */
export interface SignInPlace {
  readonly roles: readonly StaffRole[];
  readonly refusal: string;
}

/**
 * Signs a member of staff in from `origin`. Throws a `Problem`: `signed-out` for a username or password that is wrong
 * and for a closed account, alike in words and in time taken; `forbidden` for a role that does not sign in here;
 * `too-many` beyond the limits; `signed-out` with the field `challenge`, by which `signInWithCode` goes on, for a right password of an
 * account with a second factor. Where an address makes usernames up, the hundredth and later ones are wrong without
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
    const subject: AuditSubject = user === null ? 'unknown username' : `user ${user.id}`;
    await database.write((session) =>
      recordAudit(session, now(), { by: null, action: 'fail-sign-in', subject, details: { from } }),
    );
    throw isWrong();
  }
  const isWelcome = roles.includes(user.role);
  const opened = await database.write(async (session) => {
    await forgetFailures(session, admitted);
    if (!isWelcome) return undefined;
    await checkUnchanged(session, user);
    if (user.secondFactorAt === null) return openSignIn(session, services, user, origin, 'password');
    const pending = { kind: 'second-factor', userId: user.id, data: {} } as const;
    return { challenge: await beginPending(session, now(), pending) };
  });
  if (opened === undefined) throw new Problem('forbidden', refusal);
  if ('token' in opened) return opened;
  throw new Problem('signed-out', 'Enter the code from your authenticator app.', { fields: opened });
}

const isWrong = () => new Problem('signed-out', 'Invalid username or password');

/** A password that was reset while it was being checked is wrong after all. */
async function checkUnchanged({ tables, transaction }: Session, { id, passwordHash }: UserRow): Promise<void> {
  const same = await tables.users.count({ where: { id, passwordHash, disabledAt: null }, transaction });
  if (same === 0) throw isWrong();
}
