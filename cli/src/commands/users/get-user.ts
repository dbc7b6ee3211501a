import type { StaffUser } from '@markwell/server/contract';
import { findUser, type Services } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';

/** The account with this username; ends the command where there is none. */
export async function getUser(services: Services, username: string): Promise<StaffUser> {
  const user = await findUser(services, username);
  if (user === undefined) throw new CommandError(`There is no user '${username}'. markwell users list names them.`);
  return user;
}
