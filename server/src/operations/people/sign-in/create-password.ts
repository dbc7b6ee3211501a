import { randomBytes } from 'node:crypto';

/** A password of 80 random bits that can be typed from a screen, such as 'q7kd-2mxw-9hvt-c4ra'. */
export function createPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz123456789';
  const typed = Array.from(randomBytes(16), (byte) => letters.charAt(byte % 32)).join('');
  return typed.replace(/(.{4})(?!$)/g, '$1-');
}
