import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { withFields } from './complete-answer.ts';

const credentials = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});

export const staffRoleSchema = z.enum(['teacher', 'admin']);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** What a member of staff has to do before a sign-in is good for anything else: the other calls answer 403 with this as `due`. */
export const dueSchema = z.enum(['password', 'second-factor']);
export type Due = z.infer<typeof dueSchema>;

const due = z.optional(dueSchema);

/**
 * An admin signs in (spec part 2, section 7). The token goes into local storage as `adminToken` and is sent as
 * `Authorization: Bearer …`; it holds for 8 hours, or 30 minutes without use.
 *
 * The answer also sets a cookie by which this browser is known when it next signs in, so that guesses of others, which count
 * against their address and the account, do not keep its owner out. It opens nothing.
 *
 * Failures are `{ error }`: 401 'Invalid username or password'; 401 with a `challenge` where the password is right and the account has a
 * second factor, by which `POST /api/sign-in/code` goes on; 403 for a teacher's right password, which says where
 * teachers log in; 429 after too many failures, which says when to try again (seconds in `Retry-After`).
 */
export const signInAdmin = defineCall({
  method: 'POST',
  path: '/api/teacher/login',
  who: 'anyone',
  input: credentials,
  output: z.object({ token: z.string(), name: z.string(), role: staffRoleSchema, due }),
  complete: withFields(() => ({ name: '', role: 'admin' })),
});

/**
 * A teacher, or an admin, signs in (spec part 2, section 7). `teacherName` is the account's name, whatever was typed; the
 * token goes into local storage as `teacherToken`.
 *
 * Failures are `{ success: false, error }`: 401 'Invalid username or password'; 401 with a `challenge`, and 429, as for admins.
 */
export const signInTeacher = defineCall({
  method: 'POST',
  path: '/api/teacher-login-new',
  who: 'anyone',
  input: z.extend(credentials, { teacherName: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }),
  output: z.object({ success: z.literal(true), teacherName: z.string(), token: z.string(), due }),
});

/**
 * The second half of a sign-in whose account has a second factor: `code` is of the authenticator app, or one of the recovery codes,
 * each of which works once. The password serves for 5 minutes.
 *
 * Failures are `{ error }`: 401 for a code that is wrong or was used, and where it took too long; 429 after too many.
 */
export const signInWithCode = defineCall({
  method: 'POST',
  path: '/api/sign-in/code',
  who: 'anyone',
  input: z.object({
    challenge: z.string().check(z.minLength(1), z.maxLength(100)),
    code: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  output: z.object({ token: z.string(), name: z.string(), role: staffRoleSchema, due }),
});

/** How staff can sign in beside username and password: what the button says that leads to the school's own provider. */
export const readSignInOptions = defineCall({
  method: 'GET',
  path: '/api/sign-in/options',
  who: 'anyone',
  input: z.undefined(),
  output: z.object({ provider: z.nullable(z.object({ button: z.string() })) }),
});

/**
 * Begins a sign-in at the school's provider (OpenID Connect): the page goes to `url`, and comes back to `/signed-in`. With the
 * `password` of the account whose token is sent, that account is linked with the one at the provider instead. Sets a cookie by which this browser alone can finish.
 *
 * 400 with the field `password` where that is wrong; 404 where the school has no provider; 503 when it does not answer.
 */
export const beginProviderSignIn = defineCall({
  method: 'POST',
  path: '/api/sign-in/provider',
  who: 'anyone',
  input: z.object({
    /** Which login it was begun at. */
    place: staffRoleSchema,
    /** The page to open afterwards. */
    next: z.optional(z.string().check(z.maxLength(500))),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  }),
  output: z.object({ url: z.string() }),
});

/**
 * Finishes it: `search` is what stands after the `?` of the address that the provider sent the browser back to. Works once.
 *
 * Failures are `{ error }`: 403 where the provider's answer is not to be believed, or the account may not sign in here; 409 where there is a
 * local account of that name, which is never taken over; 503 when the provider does not answer.
 */
export const finishProviderSignIn = defineCall({
  method: 'POST',
  path: '/api/sign-in/provider/finish',
  who: 'anyone',
  input: z.object({ search: z.string().check(z.maxLength(8000)) }),
  output: z.object({
    /** Null where an account was linked: its sign-in goes on. */
    token: z.nullable(z.string()),
    username: z.string(),
    name: z.string(),
    role: staffRoleSchema,
    place: staffRoleSchema,
    next: z.nullable(z.string()),
  }),
});

/** Ends the sign-in whose token is sent, at once and for good; without one there is nothing to end, and that is well too. */
export const signOut = defineCall({
  method: 'POST',
  path: '/api/logout',
  who: 'anyone',
  whileDue: true,
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
  whileDue: true,
  output: z.object({
    name: z.string(),
    username: z.string(),
    role: staffRoleSchema,
    expiresAt: z.string(),
    /** What has to be done before anything else; null for nothing. */
    due: z.nullable(dueSchema),
  }),
});
