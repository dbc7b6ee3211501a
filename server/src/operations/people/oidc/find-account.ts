import type { OidcSettings } from '../../../config-oidc.ts';
import { displayNameSchema, usernameSchema } from '../../../contract/admin-users.ts';
import type { StaffRole } from '../../../contract/sign-in.ts';
import { lockTable, type Session } from '../../../db/session.ts';
import type { UserRow } from '../../../db/tables/staff.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { OidcClaims, SignInProvider } from '../../site/services/sign-in-provider.ts';
import { noPassword } from '../sign-in/verify-password.ts';
import { isLastAdmin } from '../staff/staff-users.ts';

/**
 * The account of somebody whom the provider vouches for, with the role that its groups give: the one that is linked with them, or a new one.
 * An account is found by issuer and subject alone. A local account of the same name is never taken over: a name at a provider can be
 * chosen, changed and given out again. Its owner links it, signed in with its password. Throws a `Problem` where that has to be done first,
 * and for claims that no account can be made from.
 */
export async function findAccount(
  session: Session,
  at: Date,
  { issuer, settings }: SignInProvider,
  claims: OidcClaims,
  role: StaffRole,
): Promise<UserRow> {
  // Two sign-ins of somebody new at once make one account.
  await lockTable(session, 'users');
  const { tables, transaction } = session;
  const identity = { oidcIssuer: issuer, oidcSubject: claims.sub };
  const linked = await tables.users.findOne({ where: identity, transaction });
  if (linked !== null) return followGroups(session, at, linked, role);
  const username = readUsername(claims, settings.accountClaim);
  if ((await tables.users.count({ where: { username }, transaction })) > 0) {
    throw new Problem(
      'conflict',
      `There is an account ‘${username}’ here already, which is not linked with your school’s sign-in. If it is yours, log in with its password and link it under My account; otherwise ask an administrator.`,
    );
  }
  const name = displayNameSchema.safeParse(claims.name);
  const displayName = name.success ? name.data : username;
  const times = { createdAt: at.toISOString(), disabledAt: null };
  const row = { username, displayName, role, passwordHash: noPassword, ...times, ...identity };
  const made = await tables.users.create(row, { transaction });
  const details = { role, via: 'oidc' };
  await recordAudit(session, at, { by: null, action: 'create-user', subject: `user ${made.id}`, details });
  return made;
}

/**
 * Gives an account the role of its groups, which also binds its open sign-ins. The last administrator stays one: a group misspelt at the
 * provider must not leave a site that nobody can look after.
 */
async function followGroups(session: Session, at: Date, user: UserRow, role: StaffRole): Promise<UserRow> {
  if (user.role === role || (await isLastAdmin(session, user.id))) return user;
  const { tables, transaction } = session;
  await tables.users.update({ role }, { where: { id: user.id }, transaction });
  const details = { from: user.role, to: role };
  await recordAudit(session, at, { by: null, action: 'change-role', subject: `user ${user.id}`, details });
  return user.set({ role });
}

function readUsername(claims: OidcClaims, accountClaim: string): string {
  const username = usernameSchema.safeParse(claims[accountClaim]);
  // An address that anybody may write there says nothing of who they are.
  const isUnproved = accountClaim === 'email' && claims.email_verified === false;
  if (username.success && !isUnproved) return username.data;
  throw new Problem(
    'forbidden',
    `Your school’s sign-in gives no name that an account can be made from (${accountClaim}). Tell whoever looks after this site.`,
  );
}

/** What somebody may do by the groups that the provider says they are in; undefined for none that the school has named. */
export function roleOfGroups(
  claims: OidcClaims,
  { groupClaim, teacherGroups, adminGroups }: Pick<OidcSettings, 'groupClaim' | 'teacherGroups' | 'adminGroups'>,
): StaffRole | undefined {
  const claimed = claims[groupClaim];
  const groups: unknown[] = Array.isArray(claimed) ? claimed : [claimed];
  const isIn = (named: readonly string[]) => groups.some((group) => typeof group === 'string' && named.includes(group));
  if (isIn(adminGroups)) return 'admin';
  return isIn(teacherGroups) ? 'teacher' : undefined;
}
