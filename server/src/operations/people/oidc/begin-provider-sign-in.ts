import * as z from 'zod/mini';
import { type beginProviderSignIn as call, staffRoleSchema } from '../../../contract/sign-in.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import type { SignInProvider } from '../../site/services/sign-in-provider.ts';
import { provePassword } from '../account/prove-password.ts';
import { beginPending } from '../sign-in/pending-sign-in.ts';
import { forgetFailures, type SignInOrigin } from '../sign-in/sign-in-limits.ts';
import type { Staff } from '../sign-in/staff.ts';

/** What is kept of a sign-in while its owner is at the provider. */
export const pendingData = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  place: staffRoleSchema,
  next: z.nullable(z.string()),
});

/**
 * Begins a sign-in at the school's provider, or with a `password` the linking of the account of `staff`, whose password it must
 * be: a computer that was left signed in must not give somebody else a way in. Gives where the browser goes, and the
 * `token` by which it alone can finish. Throws a `Problem` for a wrong password, and where there is no provider or it
 * does not answer.
 */
export async function beginProviderSignIn(
  services: Services,
  { place, next = '', password }: z.output<typeof call.input>,
  { staff, origin }: { readonly staff: Staff | undefined; readonly origin: SignInOrigin },
): Promise<{ url: string; token: string }> {
  const provider = getProvider(services);
  const userId = password === undefined ? null : await proveLinking(services, staff, password, origin);
  const { url, checks } = await provider.begin();
  const data: z.output<typeof pendingData> = { ...checks, place, next: next === '' ? null : next };
  const token = await services.database.write((session) =>
    beginPending(session, services.now(), { kind: 'oidc', userId, data }),
  );
  return { url, token };
}

async function proveLinking(
  services: Services,
  staff: Staff | undefined,
  password: string,
  origin: SignInOrigin,
): Promise<number> {
  if (staff === undefined) throw new Problem('signed-out', 'Please log in to link your account.');
  const { admitted } = await provePassword(services, staff, password, origin);
  await services.database.write((session) => forgetFailures(session, admitted));
  return staff.userId;
}

/** The school's provider; throws a `Problem` where it has none. */
export function getProvider({ identity: { provider } }: Services): SignInProvider {
  if (provider === undefined) throw new Problem('not-found', 'There is no other sign-in here. Log in with a password.');
  return provider;
}
