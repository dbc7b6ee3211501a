import { randomBytes } from 'node:crypto';
import { Problem } from '../site/problems/problem.ts';

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

/** 'k7qm 4txd-9fhb' is 'K7QM-4TXD-9FHB'; letters that look alike are read as the one that is meant. Undefined for what is none. */
export function readReference(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const [, one, two, three] = /^([0-9A-Z]{4})([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(letters) ?? [];
  return one === undefined ? undefined : `${one}-${two}-${three}`;
}

/** That a reference opens nothing, in the same words whatever was typed. */
export function noResult(): Problem {
  return new Problem('not-found', 'There is no result with this reference. Check it letter by letter.');
}
