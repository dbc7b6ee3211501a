import { Op } from 'sequelize';
import * as z from 'zod/mini';
import { type StaffUser, staffUserSchema } from '../../../contract/admin-users.ts';
import { flagColumn, readId, type Session, type SqlValue, selectRows } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { noPassword } from '../sign-in/verify-password.ts';

const userRow = z.extend(z.omit(staffUserSchema, { classes: true }), { hasPassword: flagColumn, isLinked: flagColumn });

/** By hand: when each last signed in is in another table. */
async function selectUsers(session: Session, ending: string, values: readonly SqlValue[] = []): Promise<StaffUser[]> {
  const rows = await selectRows(
    session,
    userRow,
    `SELECT u.id, u.username, u.display_name AS "displayName", u.role, u.created_at AS "createdAt",
            u.disabled_at AS "disabledAt", u.password_due_at AS "passwordDueAt", u.second_factor_at AS "secondFactorAt",
            CASE WHEN u.oidc_subject IS NULL THEN 0 ELSE 1 END AS "isLinked",
            CASE WHEN u.password_hash = '${noPassword}' THEN 0 ELSE 1 END AS "hasPassword",
            (SELECT max(s.created_at) FROM auth_sessions s WHERE s.user_id = u.id) AS "lastSignInAt"
       FROM users u ${ending}`,
    values,
  );
  const { tables, transaction } = session;
  const where = { userId: rows.map(({ id }) => id) };
  const classes = await tables.teacherClasses.findAll({ where, order: ['id'], transaction });
  return rows.map(({ passwordDueAt, secondFactorAt, hasPassword, isLinked, ...user }) => ({
    ...user,
    classes: classes.filter(({ userId }) => userId === user.id).map(({ classCode }) => classCode),
    ...{ passwordDueAt, secondFactorAt, hasPassword, isLinked },
  }));
}

/** Everyone who can or could sign in, by username. */
export function listUsers({ database }: Services): Promise<StaffUser[]> {
  return selectUsers(database.reader, 'ORDER BY u.username');
}

/** The account with this id, as the path gives it. */
export async function getUser(session: Session, id: string): Promise<StaffUser> {
  const [user] = await selectUsers(session, 'WHERE u.id = $1', [readId(id) ?? 0]);
  if (user === undefined) throw new Problem('not-found', `There is no user ${id}.`, { hint: { kind: 'list-users' } });
  return user;
}

/** The account with this username, in any case; `undefined` if there is none. */
export async function findUser({ database }: Services, username: string): Promise<StaffUser | undefined> {
  return (await selectUsers(database.reader, 'WHERE u.username = $1', [username.trim().toLowerCase()]))[0];
}

/** Whether nobody else could sign in as an administrator. Lock the table `users` first, so that it stays true. */
export async function isLastAdmin({ tables, transaction }: Session, userId: number): Promise<boolean> {
  const where = { role: 'admin', disabledAt: null } as const;
  const [admin, ...others] = await tables.users.findAll({ where, limit: 2, transaction });
  return admin?.id === userId && others.length === 0;
}

/**
 * Ends every sign-in of an account, from the next call on, also those that are half done; but for the one with the id `except`. Gives how
 * many were open.
 */
export async function revokeSignIns(session: Session, userId: number, at: Date, except = 0): Promise<number> {
  const { tables, transaction } = session;
  await tables.pendingSignIns.destroy({ where: { userId }, transaction });
  const where = { userId, revokedAt: null, id: { [Op.ne]: except } };
  const [ended] = await tables.authSessions.update({ revokedAt: at.toISOString() }, { where, transaction });
  return ended;
}
