import { Op } from 'sequelize';
import * as z from 'zod/mini';
import { type StaffUser, staffRoleSchema } from '../../../contract/index.ts';
import { readId } from '../../../db/row-number.ts';
import { type Session, selectRows } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import { noPassword } from '../sign-in/verify-password.ts';

const userRow = z.object({
  id: z.number(),
  username: z.string(),
  display_name: z.string(),
  role: staffRoleSchema,
  created_at: z.string(),
  disabled_at: z.nullable(z.string()),
  last_sign_in_at: z.nullable(z.string()),
  password_due_at: z.nullable(z.string()),
  second_factor_at: z.nullable(z.string()),
  oidc_subject: z.nullable(z.string()),
  password_hash: z.string(),
});

// By hand: when each last signed in is of another table.
const columns = `SELECT u.id, u.username, u.display_name, u.role, u.created_at, u.disabled_at,
       u.password_due_at, u.second_factor_at, u.oidc_subject, u.password_hash,
       (SELECT max(s.created_at) FROM auth_sessions s WHERE s.user_id = u.id) AS last_sign_in_at
  FROM users u`;

/** Everyone who can or could sign in, by username. */
export async function selectUsers(session: Session): Promise<StaffUser[]> {
  const rows = await selectRows(session, userRow, `${columns} ORDER BY u.username`);
  const { tables, transaction } = session;
  const own = await tables.teacherClasses.findAll({ order: ['id'], transaction });
  return rows.map((row) => toStaffUser(row, own));
}

/** Whether nobody else could sign in as an administrator. Lock the table `users` first, so that it stays true. */
export async function isLastAdmin({ tables, transaction }: Session, userId: number): Promise<boolean> {
  const where = { role: 'admin', disabledAt: null } as const;
  const [admin, ...others] = await tables.users.findAll({ where, limit: 2, transaction });
  return admin?.id === userId && others.length === 0;
}

/** The account with this id, as the path gives it; throws a `Problem` when there is none. */
export async function getUser(session: Session, id: string): Promise<StaffUser> {
  const userId = readId(id);
  const [row] = userId === undefined ? [] : await selectRows(session, userRow, `${columns} WHERE u.id = $1`, [userId]);
  if (row === undefined) throw new Problem('not-found', `There is no user ${id}.`, { hint: { kind: 'list-users' } });
  return withClasses(session, row);
}

/** The account with this username, in any case; `undefined` when there is none. */
export async function findUserByName(session: Session, username: string): Promise<StaffUser | undefined> {
  const name = username.trim().toLowerCase();
  const [row] = await selectRows(session, userRow, `${columns} WHERE u.username = $1`, [name]);
  return row === undefined ? undefined : withClasses(session, row);
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

type UserRow = z.output<typeof userRow>;

async function withClasses({ tables, transaction }: Session, row: UserRow): Promise<StaffUser> {
  return toStaffUser(
    row,
    await tables.teacherClasses.findAll({ where: { userId: row.id }, order: ['id'], transaction }),
  );
}

function toStaffUser(row: UserRow, own: readonly { userId: number; classCode: string }[]): StaffUser {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    role: row.role,
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
    lastSignInAt: row.last_sign_in_at,
    classes: own.filter(({ userId }) => userId === row.id).map(({ classCode }) => classCode),
    passwordDueAt: row.password_due_at,
    secondFactorAt: row.second_factor_at,
    hasPassword: row.password_hash !== noPassword,
    isLinked: row.oidc_subject !== null,
  };
}
