import { createHash, randomBytes } from 'node:crypto';

/** A token that means nothing by itself and cannot be guessed: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. A plain hash is enough for 256 random bits: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A password of 80 random bits that can be typed from a screen, such as 'q7kd-2mxw-9hvt-c4ra'. */
export function createPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz123456789';
  const typed = Array.from(randomBytes(16), (byte) => letters.charAt(byte % 32)).join('');
  return typed.replace(/(.{4})(?!$)/g, '$1-');
}
