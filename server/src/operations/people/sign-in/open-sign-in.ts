import { Op } from 'sequelize';
import type { Due, StaffRole } from '../../../contract/sign-in.ts';
import type { Session } from '../../../db/session.ts';
import type { UserRow } from '../../../db/tables/staff.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { truncateAddress } from '../../site/monitor/truncate-address.ts';
import { signInsKeptFor } from '../../site/retention/kept-for.ts';
import { timeBefore } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';
import { whatIsDue } from './due.ts';
import type { SignInOrigin } from './sign-in-limits.ts';
import { createToken, hashToken } from './token.ts';

/** A sign-in that has just begun. The token is told once and kept only as a hash. */
export interface NewSignIn {
  readonly token: string;
  readonly name: string;
  readonly role: StaffRole;
  /** What has to be done before the token is good for anything else. */
  readonly due?: Due;
}

/** Begins a sign-in of `user`, who has proved who they are by `via`. Writes it to the audit log with what else is in `details`. */
export async function openSignIn(
  session: Session,
  { now, identity }: Pick<Services, 'now' | 'identity'>,
  user: UserRow,
  { ipAddress, browser, place }: SignInOrigin,
  via: 'password' | 'oidc',
  details: Readonly<Record<string, unknown>> = {},
): Promise<NewSignIn> {
  const at = now();
  const { tables, transaction } = session;
  const address = truncateAddress(ipAddress);
  const isOld = { [Op.lt]: timeBefore(at, signInsKeptFor) };
  await tables.authSessions.destroy({ where: { createdAt: isOld }, transaction });
  const token = createToken();
  const times = { createdAt: at.toISOString(), lastUsedAt: at.toISOString(), revokedAt: null };
  const row = { userId: user.id, tokenHash: hashToken(token), ...times, via, address };
  const known = { browser: browser ?? null, place: place ?? null };
  await tables.authSessions.create({ ...row, ...known }, { transaction });
  await recordAudit(session, at, {
    by: user.id,
    action: 'sign-in',
    subject: `user ${user.id}`,
    details: { from: address, ...details },
  });
  const { displayName: name, role, passwordDueAt, secondFactorAt } = user;
  const due = whatIsDue({ role, passwordDueAt, secondFactorAt, via }, identity.secondFactorFor);
  return { token, name, role, ...(due !== null && { due }) };
}
