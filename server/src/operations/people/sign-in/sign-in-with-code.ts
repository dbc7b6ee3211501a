import type * as z from 'zod/mini';
import type { signInWithCode as call } from '../../../contract/sign-in.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { truncateAddress } from '../../site/monitor/truncate-address.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type NewSignIn, openSignIn } from './open-sign-in.ts';
import { endPending, findPending } from './pending-sign-in.ts';
import { useCode } from './second-factor.ts';
import { admitSignIn, forgetFailures, type SignInOrigin } from './sign-in-limits.ts';

/**
 * The second half of a sign-in: a code of the authenticator app, or a recovery code. Throws a `Problem`: `signed-out` for a code that is
 * wrong or was used, and where the password was typed too long ago; `too-many` beyond the limits, which are by account.
 */
export async function signInWithCode(
  services: Services,
  { challenge, code }: z.output<typeof call.input>,
  origin: SignInOrigin,
): Promise<NewSignIn> {
  const { database, now } = services;
  const step = { kind: 'second-factor', token: challenge } as const;
  const begun = await findPending(database.reader, now(), step);
  const account = await database.reader.tables.users.findOne({ where: { id: begun?.userId ?? 0 } });
  if (account === null) throw tooLate();
  const admitted = await admitSignIn(services, account.username, origin, 'code');
  const opened = await database.write(async (session) => {
    const { tables, transaction } = session;
    const at = now();
    const pending = await findPending(session, at, step);
    const user = await tables.users.findOne({ where: { id: account.id, disabledAt: null }, transaction });
    if (pending === null || user === null) throw tooLate();
    const proof = await useCode(session, user, code, at);
    if (proof === undefined) {
      const details = { from: truncateAddress(origin.ipAddress) };
      await recordAudit(session, at, { by: null, action: 'fail-second-factor', subject: `user ${user.id}`, details });
      return undefined;
    }
    if (!(await endPending(session, pending))) throw tooLate();
    await forgetFailures(session, admitted);
    return openSignIn(session, services, user, origin, 'password', { secondFactor: proof });
  });
  if (opened === undefined) {
    throw new Problem('signed-out', 'This code is wrong, or was used already. Wait for the next one and try again.');
  }
  return opened;
}

const tooLate = () =>
  new Problem('signed-out', 'This took too long. Please log in again.', { fields: { begin: true } });
