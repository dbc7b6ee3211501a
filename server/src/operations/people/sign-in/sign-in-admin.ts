import type * as z from 'zod/mini';
import type { signInAdmin as call } from '../../../contract/sign-in.ts';
import type { Services } from '../../site/services/services.ts';
import { type Credentials, signIn } from './sign-in.ts';
import type { SignInOrigin } from './sign-in-limits.ts';

/** Signs an admin in; see `signIn` for what it throws. A teacher's right password is refused with where to go instead. */
export async function signInAdmin(
  services: Services,
  credentials: Credentials,
  origin: SignInOrigin,
): Promise<z.output<typeof call.output>> {
  return signIn(services, credentials, origin, {
    roles: ['admin'],
    refusal: 'This is the login for administrators. Teachers log in at /teacher-login-new.',
  });
}
