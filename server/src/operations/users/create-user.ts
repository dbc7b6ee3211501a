import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { StaffRole } from '../../contract/sign-in.ts';
import { lockTable } from '../../db/lock.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../services/services.ts';

/** What a member of staff is made from. */
export interface NewUser {
  readonly username: string;
  readonly displayName: string;
  readonly role: StaffRole;
  readonly password: string;
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
  // argon2id is the library's default, with the parameters that OWASP recommends.
  const passwordHash = await hash(user.password);
  const at = now();
  return database.write(async (session) => {
    const { tables, transaction } = session;
    const username = user.username.toLowerCase();
    // Two accounts of one name that are made at once are made one after the other.
    await lockTable(session, 'users');
    if ((await tables.users.count({ where: { username }, transaction })) > 0) return undefined;
    const { displayName, role } = user;
    const row = { username, displayName, role, passwordHash, createdAt: at.toISOString(), disabledAt: null };
    const made = await tables.users.create(row, { transaction });
    const details = { role: user.role };
    await recordAudit(session, at, { by, action: 'create-user', subject: `user ${made.id}`, details });
    return made.id;
  });
}

/** A password of 80 random bits that can be typed from a screen, such as 'q7kd-2mxw-9hvt-c4ra'. */
export function createPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz123456789';
  const typed = Array.from(randomBytes(16), (byte) => letters.charAt(byte % 32)).join('');
  return typed.replace(/(.{4})(?!$)/g, '$1-');
}
