import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Where there is no account (`undefined`) the same work is done for
 * nothing, so that the time taken does not tell which usernames there are.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash(randomBytes(16));
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}
