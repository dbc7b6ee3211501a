import type { StaffRole } from '../../../contract/sign-in.ts';
import { lockTable } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { hashPassword, noPassword } from '../sign-in/verify-password.ts';

/** What a member of staff is made from. */
export interface NewUser {
  readonly username: string;
  readonly displayName: string;
  readonly role: StaffRole;
  /** Null for none: the account then signs in at the school's provider alone. */
  readonly password: string | null;
  /** Whether its owner is to choose another at the first sign-in. */
  readonly isPasswordDue?: boolean | undefined;
}

/**
 * Makes a member of staff and gives back the new id, unless the username is taken: then `undefined`. `by` is the admin who
 * does it; null for Markwell itself and for the command line.
 */
export async function createUser(
  { database, now }: Services,
  user: NewUser,
  by: Actor = null,
): Promise<number | undefined> {
  const passwordHash = user.password === null ? noPassword : await hashPassword(user.password);
  const at = now();
  return database.write(async (session) => {
    const { tables, transaction } = session;
    const username = user.username.toLowerCase();
    // Two accounts of one name that are made at once are made one after the other.
    await lockTable(session, 'users');
    if ((await tables.users.count({ where: { username }, transaction })) > 0) return undefined;
    const { displayName, role } = user;
    const times = { createdAt: at.toISOString(), disabledAt: null };
    const passwordDueAt = user.isPasswordDue ? at.toISOString() : null;
    const row = { username, displayName, role, passwordHash, passwordDueAt, ...times };
    const made = await tables.users.create(row, { transaction });
    const details = { role: user.role };
    await recordAudit(session, at, { by, action: 'create-user', subject: `user ${made.id}`, details });
    return made.id;
  });
}
