import type { Services } from '../services/services.ts';
import { createPassword, createUser } from './create-user.ts';

/**
 * Makes the account `admin` where there is no admin yet, with the password given or a generated one. Gives back the
 * generated password, which is shown once and kept nowhere; otherwise `undefined`.
 */
export async function createFirstAdmin(services: Services, chosen: string | undefined): Promise<string | undefined> {
  const { tables } = services.database.reader;
  if ((await tables.users.count({ where: { role: 'admin' } })) > 0) return undefined;
  const password = chosen ?? createPassword();
  const made = await createUser(services, { username: 'admin', displayName: 'Administrator', role: 'admin', password });
  return made !== undefined && chosen === undefined ? password : undefined;
}
