import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { Op } from 'sequelize';
import type { Session } from '../../../db/session.ts';
import type { UserRow } from '../../../db/tables/staff.ts';
import { createPassword } from './token.ts';

const period = 30;
const recoveryCodeCount = 10;

/** What proved a sign-in beside the password. */
export type SecondProof = 'app' | 'recovery-code';

/** A new secret for an authenticator app: 160 random bits, in base32. */
export const createSecret = () => new Secret({ size: 20 }).base32;

/** What an authenticator app reads, as a QR code, to make the codes of `username`. */
export function secretUri(secret: string, username: string): string {
  return totp(secret, username).toString();
}

/**
 * The half minute, counted since 1970, that this code of the app is of; null for one that is wrong. The clocks may be one step
 * apart. Spaces in it do not matter.
 */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const timestamp = at.getTime();
  const delta = totp(secret, '').validate({ token: digits, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** Takes a code of the app or a recovery code, so that it works once; undefined for one that is wrong or has been used. */
export async function useCode(
  { tables, transaction }: Session,
  { id, secondFactorSecret }: UserRow,
  code: string,
  at: Date,
): Promise<SecondProof | undefined> {
  const step = secondFactorSecret === null ? null : stepOfCode(secondFactorSecret, code, at);
  if (step !== null) {
    const isLater = { [Op.lt]: step };
    const where = { id, secondFactorStep: isLater };
    const [taken] = await tables.users.update({ secondFactorStep: step }, { where, transaction });
    return taken === 1 ? 'app' : undefined;
  }
  const where = { userId: id, codeHash: hashRecoveryCode(code), usedAt: null };
  const [used] = await tables.recoveryCodes.update({ usedAt: at.toISOString() }, { where, transaction });
  return used === 1 ? 'recovery-code' : undefined;
}

/** Gives an account ten new recovery codes, told once and kept as hashes; earlier ones work no more. */
export async function renewRecoveryCodes({ tables, transaction }: Session, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createPassword);
  await tables.recoveryCodes.destroy({ where: { userId }, transaction });
  const rows = codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) }));
  await tables.recoveryCodes.bulkCreate(rows, { transaction });
  return codes;
}

/** Takes an account's second factor away, with its recovery codes. */
export async function forgetSecondFactor({ tables, transaction }: Session, userId: number): Promise<void> {
  await tables.users.update({ secondFactorSecret: null, secondFactorAt: null }, { where: { id: userId }, transaction });
  await tables.recoveryCodes.destroy({ where: { userId }, transaction });
}

/** Of 80 random bits, of which a plain hash tells nothing; hyphens, spaces and capitals do not matter. */
function hashRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}

/** What every app knows: six digits, every half minute, by SHA-1. */
function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Markwell', label, secret, period, digits: 6, algorithm: 'SHA1' });
}
