import type { UserRow } from '../../../db/tables/staff.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type AdmittedSignIn, admitSignIn, type SignInOrigin } from '../sign-in/sign-in-limits.ts';
import type { Staff } from '../sign-in/staff.ts';
import { verifyPassword } from '../sign-in/verify-password.ts';

/**
 * The account of `staff`, who typed its password again: a computer that was left signed in must not change how its owner signs in. Throws a
 * `Problem` for a wrong one, which counts as a failed sign-in does: whoever goes on from here forgets what was `admitted`.
 */
export async function provePassword(
  services: Services,
  { userId, username }: Staff,
  password: string,
  origin: SignInOrigin,
): Promise<{ user: UserRow; admitted: AdmittedSignIn }> {
  const user = await services.database.reader.tables.users.findOne({ where: { id: userId } });
  const admitted = await admitSignIn(services, username, origin);
  if (user !== null && (await verifyPassword(user.passwordHash, password))) return { user, admitted };
  throw new Problem('invalid-input', 'this is not your password', { field: 'password' });
}
