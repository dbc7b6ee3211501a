import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a reference read aloud is written down right. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const bytesOfOne = 12;
/** Random bytes are fetched for many references at once: each fetch costs more than all the rest of a reference. */
let random = Buffer.alloc(0);

/** A reference that nobody can guess (60 random bits) and anybody can read out: 'K7QM-4TXD-9FHB'. */
export function createAttemptReference(): string {
  if (random.length < bytesOfOne) random = randomBytes(bytesOfOne * 256);
  let letters = '';
  for (const byte of random.subarray(0, bytesOfOne)) letters += alphabet.charAt(byte % 32);
  random = random.subarray(bytesOfOne);
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
