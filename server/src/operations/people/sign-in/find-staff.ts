import { Op } from 'sequelize';
import * as z from 'zod/mini';
import { staffRoleSchema } from '../../../contract/sign-in.ts';
import { selectRows } from '../../../db/session.ts';
import type { Services } from '../../site/services/services.ts';
import { whatIsDue } from './due.ts';
import type { Staff } from './staff.ts';
import { hashToken } from './token.ts';

const minute = 60_000;

/** A sign-in ends after this long without use, in milliseconds, and after so long in any case. */
const longestIdle = 30 * minute;
const longest = 8 * 60 * minute;
/** Use is written down no more often than this, so that reading a dashboard does not write to the database all the time. */
const noteUseEvery = minute;

/** How far the clocks of two servers on one database may be apart, in milliseconds. */
const clocksApart = 5 * minute;

const sessionRow = z.object({
  sessionId: z.number(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  userId: z.number(),
  username: z.string(),
  name: z.string(),
  role: staffRoleSchema,
  via: z.enum(['password', 'oidc']),
  passwordDueAt: z.nullable(z.string()),
  secondFactorAt: z.nullable(z.string()),
});

/**
 * Whose token this is; `undefined` when it is nobody's, signed out, too old or idle for too long, or of an account that is
 * closed. Nothing is remembered between calls, so that a sign-in ends at once everywhere. `isUse` says whether the call is
 * something that a person did, which keeps the sign-in alive.
 */
export async function findStaff(
  { database, now, identity }: Services,
  token: string,
  { isUse }: { isUse: boolean },
): Promise<Staff | undefined> {
  // By hand, in one statement: every call of a member of staff asks this.
  const [row] = await selectRows(
    database.reader,
    sessionRow,
    `SELECT s.id AS "sessionId", s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt", s.via,
            u.id AS "userId", u.username, u.display_name AS name, u.role, u.password_due_at AS "passwordDueAt",
            u.second_factor_at AS "secondFactorAt"
       FROM auth_sessions s JOIN users u ON u.id = s.user_id
      WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND u.disabled_at IS NULL`,
    [hashToken(token)],
  );
  if (row === undefined) return undefined;
  const at = now();
  if (isOver(row, at)) return undefined;
  const { createdAt, lastUsedAt: usedAt, passwordDueAt, secondFactorAt, ...staff } = row;
  const expiresAt = new Date(Date.parse(createdAt) + longest);
  if (isUse && at.getTime() - Date.parse(usedAt) >= noteUseEvery) {
    const lastUsedAt = at.toISOString();
    const where = { id: staff.sessionId, lastUsedAt: { [Op.lt]: lastUsedAt } };
    await database.write(({ tables, transaction }) =>
      tables.authSessions.update({ lastUsedAt }, { where, transaction }),
    );
  }
  return { ...staff, due: whatIsDue(row, identity.secondFactorFor), expiresAt };
}

/** Whether a sign-in has lasted, or not been used, for too long. */
export function isOver({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt: string }, at: Date): boolean {
  const age = at.getTime() - Date.parse(createdAt);
  const idle = at.getTime() - Date.parse(lastUsedAt);
  // Begun or used at a time to come: the clock was put back since, and it would last as much longer.
  const isAhead = -age > clocksApart || -idle > clocksApart;
  return age >= longest || idle >= longestIdle || isAhead;
}
