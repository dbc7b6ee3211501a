import type { StaffUser } from '../../../contract/admin-users.ts';
import type { Services } from '../../site/services/services.ts';
import { findUserByName } from './staff-users.ts';

/** The account with this username, in any case; `undefined` when there is none. */
export async function findUser({ database }: Services, username: string): Promise<StaffUser | undefined> {
  return findUserByName(database.reader, username);
}
