import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Services } from './services.ts';

/** What a member of staff is made from. */
export interface NewUser {
  readonly username: string;
  readonly displayName: string;
  readonly role: 'teacher' | 'admin';
  readonly password: string;
}

/** Makes a member of staff, unless the username is taken. Tells whether one was made. */
export async function createUser({ database, now }: Services, user: NewUser): Promise<boolean> {
  // argon2id is the library's default, with the parameters that OWASP recommends.
  const passwordHash = await hash(user.password);
  const made = await database.write((session) =>
    session.run(
      `INSERT INTO users (username, display_name, role, password_hash, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (username) DO NOTHING RETURNING id`,
      [user.username.toLowerCase(), user.displayName, user.role, passwordHash, now().toISOString()],
    ),
  );
  return made.length > 0;
}

/** A password of 80 random bits that can be typed from a screen, such as 'q7kd-2mxw-9hvt-c4ra'. */
export function createPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz123456789';
  const typed = Array.from(randomBytes(16), (byte) => letters.charAt(byte % 32)).join('');
  return typed.replace(/(.{4})(?!$)/g, '$1-');
}
