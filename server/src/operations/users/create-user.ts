import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import * as z from 'zod/mini';
import { selectRows } from '../../db/session.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Services } from '../services/services.ts';

/** What a member of staff is made from. */
export interface NewUser {
  readonly username: string;
  readonly displayName: string;
  readonly role: 'teacher' | 'admin';
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
    const [made] = await selectRows(
      session,
      z.object({ id: z.number() }),
      `INSERT INTO users (username, display_name, role, password_hash, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (username) DO NOTHING RETURNING id`,
      [user.username.toLowerCase(), user.displayName, user.role, passwordHash, at.toISOString()],
    );
    if (made === undefined) return undefined;
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
