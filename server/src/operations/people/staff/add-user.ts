import type { StaffRole, StaffUser } from '../../../contract/index.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import { tidyText } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { createPassword } from '../sign-in/token.ts';
import { checkPassword } from './check-password.ts';
import { createUser } from './create-user.ts';
import { getUser } from './staff-users.ts';

/** Someone to give an account to. */
export interface StaffDetails {
  readonly username: string;
  readonly displayName: string;
  readonly role: StaffRole;
  /** Generated when absent. */
  readonly password?: string | undefined;
  /** Whether its owner is to choose another at the first sign-in; so it is unless this is false. */
  readonly isPasswordDue?: boolean | undefined;
}

/**
 * Makes an account and gives back its password, generated or chosen, which is kept nowhere. `by` is who does it.
 * Throws a `Problem` when the username is taken or the chosen password too short or too easily guessed.
 */
export async function addUser(
  services: Services,
  { password: chosen, isPasswordDue = true, ...details }: StaffDetails,
  by: Actor,
): Promise<{ user: StaffUser; password: string }> {
  const displayName = tidyText(details.displayName);
  if (displayName === '') throw new Problem('invalid-input', 'type the name that pages show', { field: 'displayName' });
  const password = chosen === undefined ? createPassword() : await checkPassword(chosen, { ...details, displayName });
  const id = await createUser(services, { ...details, displayName, password, isPasswordDue }, by);
  if (id === undefined) {
    throw new Problem('conflict', `there is a user '${details.username}' already. Choose another.`, {
      field: 'username',
    });
  }
  return { user: await getUser(services.database.reader, String(id)), password };
}
