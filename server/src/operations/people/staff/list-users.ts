import type { StaffUser } from '../../../contract/admin-users.ts';
import type { Services } from '../../site/services/services.ts';
import { selectUsers } from './staff-users.ts';

/** Everyone who can or could sign in, by username. */
export async function listUsers({ database }: Services): Promise<StaffUser[]> {
  return selectUsers(database.reader);
}
