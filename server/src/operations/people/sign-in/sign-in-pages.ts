import type * as z from 'zod/mini';
import type { signInAdmin as adminCall, signInTeacher as teacherCall } from '../../../contract/sign-in.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type Credentials, signIn } from './sign-in.ts';
import type { SignInOrigin } from './sign-in-limits.ts';

/** Signs an admin in; see `signIn` for what it throws. A teacher's right password is refused with where to go instead. */
export async function signInAdmin(
  services: Services,
  credentials: Credentials,
  origin: SignInOrigin,
): Promise<z.output<typeof adminCall.output>> {
  return signIn(services, credentials, origin, {
    roles: ['admin'],
    refusal: 'This is the login for administrators. Teachers log in at /teacher-login-new.',
  });
}

/**
 * Signs a teacher in, or an admin, who may do all that a teacher may. Throws as `signIn` does; the failures of this call
 * say `success: false` beside the error (spec part 2, section 7).
 */
export async function signInTeacher(
  services: Services,
  credentials: Credentials,
  origin: SignInOrigin,
): Promise<z.output<typeof teacherCall.output>> {
  try {
    const place = { roles: ['teacher', 'admin'], refusal: '' } as const;
    const { token, name, due } = await signIn(services, credentials, origin, place);
    return { success: true, teacherName: name, token, ...(due && { due }) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.code, error.message, {
      ...error.details,
      fields: { ...error.details.fields, success: false },
    });
  }
}
