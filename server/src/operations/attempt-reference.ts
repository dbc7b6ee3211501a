import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a reference read aloud is written down right. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that nobody can guess (60 random bits) and anybody can read out: 'K7QM-4TXD-9FHB'. */
export function createAttemptReference(): string {
  const letters = Array.from(randomBytes(12), (byte) => alphabet.charAt(byte % 32)).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
