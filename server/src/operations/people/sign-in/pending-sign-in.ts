import { Op } from 'sequelize';
import type { Session } from '../../../db/session.ts';
import type { PendingSignInRow } from '../../../db/tables/staff.ts';
import { createToken, hashToken } from './token.ts';

const minute = 60_000;

/** How long the second half may take, in milliseconds: to find a telephone, or to sign in elsewhere. */
const patience = { 'second-factor': 5 * minute, oidc: 15 * minute } as const satisfies Record<
  PendingSignInRow['kind'],
  number
>;

/** Notes a sign-in that waits for its second half, and gives what it goes on by. */
export async function beginPending(
  { tables, transaction }: Session,
  at: Date,
  { kind, userId, data }: { kind: PendingSignInRow['kind']; userId: number | null; data: object },
): Promise<string> {
  const token = createToken();
  await tables.pendingSignIns.destroy({ where: { expiresAt: { [Op.lte]: at.toISOString() } }, transaction });
  const expiresAt = new Date(at.getTime() + patience[kind]).toISOString();
  const row = { tokenHash: hashToken(token), userId, kind, data: JSON.stringify(data), expiresAt };
  await tables.pendingSignIns.create(row, { transaction });
  return token;
}

/** The one that goes on by this token; null when there is none, or not any more. */
export function findPending(
  { tables, transaction }: Session,
  at: Date,
  { kind, token }: { kind: PendingSignInRow['kind']; token: string },
): Promise<PendingSignInRow | null> {
  const where = { kind, tokenHash: hashToken(token), expiresAt: { [Op.gt]: at.toISOString() } };
  return tables.pendingSignIns.findOne({ where, transaction });
}

/** Ends one; false when somebody else has ended it meanwhile, so that it serves once. */
export async function endPending({ tables, transaction }: Session, { id }: PendingSignInRow): Promise<boolean> {
  return (await tables.pendingSignIns.destroy({ where: { id }, transaction })) === 1;
}
