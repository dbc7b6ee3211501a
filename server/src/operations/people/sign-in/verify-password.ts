import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

let decoy: Promise<string> | undefined;
/** How long the last one took, in milliseconds. */
let lastTook = 50;

/** Kept in place of a hash where an account has no password. */
export const noPassword = '!';

/** Hashes a password by argon2id, the library's default, with the parameters that OWASP recommends. It is compiled for a machine, so it is loaded when it is needed. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password);
}

/**
 * Whether the password is the one that was hashed. Where there is no account (`undefined`), or one without a password, the same work is done for
 * nothing, so that the time taken does not tell which usernames there are.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { hash, verify } = await import('@node-rs/argon2');
  decoy ??= hash(randomBytes(16));
  const isNone = passwordHash === undefined || passwordHash === noPassword;
  const hashed = isNone ? await decoy : passwordHash;
  const started = performance.now();
  const matches = await verify(hashed, password);
  lastTook = performance.now() - started;
  return matches && !isNone;
}

/** Takes as long as verifying a password does, without the work. */
export async function waitAsForPassword(): Promise<void> {
  await sleep(lastTook);
}
