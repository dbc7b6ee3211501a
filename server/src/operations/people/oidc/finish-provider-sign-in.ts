import type * as z from 'zod/mini';
import type { finishProviderSignIn as call } from '../../../contract/sign-in.ts';
import type { Session } from '../../../db/session.ts';
import type { PendingSignInRow } from '../../../db/tables/staff.ts';
import { type AuditSubject, recordAudit } from '../../site/audit/record-audit.ts';
import { truncateAddress } from '../../site/monitor/truncate-address.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type OidcClaims, OidcRefusal, type SignInProvider } from '../../site/services/sign-in-provider.ts';
import { openSignIn } from '../sign-in/open-sign-in.ts';
import { endPending, findPending } from '../sign-in/pending-sign-in.ts';
import type { SignInOrigin } from '../sign-in/sign-in-limits.ts';
import { revokeSignIns } from '../staff/staff-users.ts';
import { getProvider, pendingData } from './begin-provider-sign-in.ts';
import { findAccount, roleOfGroups } from './find-account.ts';
import { linkAccount } from './link-account.ts';

/**
 * Finishes what `beginProviderSignIn` began: `token` is what that gave the browser, `search` what the provider sent it back with. Throws a
 * `Problem`: `forbidden` for an answer that is not to be believed, for groups that give no role and for a closed account; `conflict`
 * where a local account has the name; `unavailable` where the provider does not answer.
 */
export async function finishProviderSignIn(
  services: Services,
  { search, token }: { readonly search: string; readonly token: string | undefined },
  origin: SignInOrigin,
): Promise<z.output<typeof call.output>> {
  const provider = getProvider(services);
  const pending = await takePending(services, token);
  const { place, next, ...checks } = pendingData.parse(JSON.parse(pending.data));
  const claims = await askProvider(services, provider, { search, checks, origin });
  const { userId } = pending;
  if (userId !== null) {
    const user = await services.database.write((session) =>
      linkAccount(session, services.now(), userId, { issuer: provider.issuer, claims }),
    );
    return { token: null, username: user.username, name: user.displayName, role: user.role, place, next };
  }
  const { username, opened } = await signInAs(services, provider, claims, origin);
  return { token: opened.token, username, name: opened.name, role: opened.role, place, next };
}

/** It serves once, whatever comes of it. */
async function takePending({ database, now }: Services, token: string | undefined): Promise<PendingSignInRow> {
  const pending = await database.write(async (session) => {
    const found = token === undefined ? null : await findPending(session, now(), { kind: 'oidc', token });
    return found !== null && (await endPending(session, found)) ? found : null;
  });
  if (pending !== null) return pending;
  throw new Problem('forbidden', 'This sign-in was not begun in this browser, or too long ago. Please begin again.');
}

async function askProvider(
  services: Services,
  provider: SignInProvider,
  { search, checks, origin }: { search: string; checks: Parameters<SignInProvider['finish']>[1]; origin: SignInOrigin },
): Promise<OidcClaims> {
  try {
    return await provider.finish(search, checks);
  } catch (error) {
    if (!(error instanceof OidcRefusal)) throw error;
    await noteRefusal(services, origin, 'unknown username', error.code);
    if (error.code === 'access_denied')
      throw new Problem('forbidden', 'The sign-in was called off. You can begin again.');
    throw new Problem('forbidden', 'The sign-in could not be confirmed. Please begin again.');
  }
}

async function signInAs(services: Services, provider: SignInProvider, claims: OidcClaims, origin: SignInOrigin) {
  const { database, now } = services;
  const role = roleOfGroups(claims, provider.settings);
  if (role === undefined) {
    await refuseWithoutRole(services, provider, claims, origin);
    throw new Problem(
      'forbidden',
      'Your school’s sign-in knows you, but not as a teacher or administrator of this site. Ask whoever looks after it.',
    );
  }
  const signedIn = await database.write(async (session) => {
    const user = await findAccount(session, now(), provider, claims, role);
    if (user.disabledAt !== null) return { username: user.username, opened: undefined, id: user.id };
    const opened = await openSignIn(session, services, user, origin, 'oidc', { via: 'oidc' });
    return { username: user.username, opened, id: user.id };
  });
  const { opened, username } = signedIn;
  if (opened !== undefined) return { username, opened };
  await noteRefusal(services, origin, `user ${signedIn.id}`, 'disabled');
  throw new Problem('forbidden', 'Your account here is closed. Ask an administrator to open it.');
}

/** Who is in no group any more is signed out everywhere. */
async function refuseWithoutRole(
  services: Services,
  { issuer }: SignInProvider,
  { sub }: OidcClaims,
  origin: SignInOrigin,
): Promise<void> {
  const { tables } = services.database.reader;
  const user = await tables.users.findOne({ where: { oidcIssuer: issuer, oidcSubject: sub } });
  const subject: AuditSubject = user === null ? 'unknown username' : `user ${user.id}`;
  await noteRefusal(services, origin, subject, 'no role', async (session) => {
    if (user !== null) await revokeSignIns(session, user.id, services.now());
  });
}

async function noteRefusal(
  { database, now }: Services,
  { ipAddress }: SignInOrigin,
  subject: AuditSubject,
  why: string,
  also: (session: Session) => Promise<void> = async () => {},
): Promise<void> {
  const details = { from: truncateAddress(ipAddress), via: 'oidc', why };
  await database.write(async (session) => {
    await also(session);
    await recordAudit(session, now(), { by: null, action: 'fail-sign-in', subject, details });
  });
}
