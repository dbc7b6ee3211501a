import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { withFields } from './complete-answer.ts';

const credentials = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});

export const staffRoleSchema = z.enum(['teacher', 'admin']);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/**
 * An admin signs in (spec part 2, section 7). The token goes into local storage as `adminToken` and is sent as
 * `Authorization: Bearer …`; it holds for 8 hours, or 30 minutes without use.
 *
 * The answer also sets a cookie by which this browser is known when it next signs in, so that guesses of others, which count
 * against their address and the account, do not keep its owner out. It opens nothing.
 *
 * Failures are `{ error }`: 401 'Invalid username or password'; 403 for a teacher's right password, which says where
 * teachers log in; 429 after too many failures, which says when to try again (seconds in `Retry-After`).
 */
export const signInAdmin = defineCall({
  method: 'POST',
  path: '/api/teacher/login',
  who: 'anyone',
  input: credentials,
  output: z.object({ token: z.string(), name: z.string(), role: staffRoleSchema }),
  complete: withFields(() => ({ name: '', role: 'admin' })),
});

/**
 * A teacher, or an admin, signs in (spec part 2, section 7). `teacherName` is the account's name, whatever was typed; the
 * token goes into local storage as `teacherToken`.
 *
 * Failures are `{ success: false, error }`: 401 'Invalid username or password'; 429 as for admins.
 */
export const signInTeacher = defineCall({
  method: 'POST',
  path: '/api/teacher-login-new',
  who: 'anyone',
  input: z.extend(credentials, { teacherName: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }),
  output: z.object({ success: z.literal(true), teacherName: z.string(), token: z.string() }),
});

/** Ends the sign-in whose token is sent, at once and for good; without one there is nothing to end, and that is well too. */
export const signOut = defineCall({
  method: 'POST',
  path: '/api/logout',
  who: 'anyone',
  input: z.undefined(),
  output: z.object({ success: z.literal(true) }),
});

/** Whose token it is that is sent, and until when it can hold at most (ISO 8601 UTC); 401 when it does not hold any more. */
export const findSession = defineCall({
  method: 'GET',
  path: '/api/session',
  who: 'teacher',
  isBackground: true,
  input: z.undefined(),
  output: z.object({ name: z.string(), username: z.string(), role: staffRoleSchema, expiresAt: z.string() }),
});
