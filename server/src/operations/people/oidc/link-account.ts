import type { Session } from '../../../db/session.ts';
import type { UserRow } from '../../../db/tables/staff.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { OidcClaims } from '../../site/services/sign-in-provider.ts';

/** Links the account with this id, whose owner has proved both, with somebody at the provider. Throws a `Problem` where either has another. */
export async function linkAccount(
  session: Session,
  at: Date,
  userId: number,
  { issuer, claims }: { readonly issuer: string; readonly claims: OidcClaims },
): Promise<UserRow> {
  const { tables, transaction } = session;
  const identity = { oidcIssuer: issuer, oidcSubject: claims.sub };
  const other = await tables.users.findOne({ where: identity, transaction });
  if (other !== null && other.id !== userId) {
    throw new Problem('conflict', `Your school’s sign-in is linked with the account ‘${other.username}’ already.`);
  }
  const user = await tables.users.findOne({ where: { id: userId, disabledAt: null }, transaction });
  if (user === null) throw new Problem('signed-out', 'Your account is not there any more.');
  if (user.oidcSubject !== null && other === null) {
    throw new Problem('conflict', 'Your account is linked with somebody else at your school’s sign-in already.');
  }
  await user.update(identity, { transaction });
  await recordAudit(session, at, { by: userId, action: 'link', subject: `user ${userId}` });
  return user;
}
