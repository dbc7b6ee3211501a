import type * as z from 'zod/mini';
import type { signInTeacher as call } from '../../../contract/sign-in.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type Credentials, signIn } from './sign-in.ts';
import type { SignInOrigin } from './sign-in-limits.ts';

/**
 * Signs a teacher in, or an admin, who may do all that a teacher may. Throws as `signIn` does; the failures of this call
 * say `success: false` beside the error (spec part 2, section 7).
 */
export async function signInTeacher(
  services: Services,
  credentials: Credentials,
  origin: SignInOrigin,
): Promise<z.output<typeof call.output>> {
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
