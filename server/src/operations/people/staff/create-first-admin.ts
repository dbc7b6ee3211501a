import { ConfigError } from '../../../config-error.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { createPassword } from '../sign-in/token.ts';
import { checkPassword, type PasswordOwner } from './check-password.ts';
import { createUser } from './create-user.ts';

/**
 * Makes the account `admin` where there is no admin yet, with the password given or a generated one. Gives back the
 * generated password, which is shown once and kept nowhere; otherwise `undefined`. Throws a `ConfigError` for one that is easily guessed.
 */
export async function createFirstAdmin(services: Services, chosen: string | undefined): Promise<string | undefined> {
  const { tables } = services.database.reader;
  if ((await tables.users.count({ where: { role: 'admin' } })) > 0) return undefined;
  const owner = { username: 'admin', displayName: 'Administrator' };
  const password = chosen === undefined ? createPassword() : await checkChosen(chosen, owner);
  const made = await createUser(services, { ...owner, role: 'admin', password });
  return made !== undefined && chosen === undefined ? password : undefined;
}

async function checkChosen(password: string, owner: PasswordOwner): Promise<string> {
  try {
    return await checkPassword(password, owner);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new ConfigError(`MARKWELL_ADMIN_PASSWORD: ${error.message}`);
  }
}
