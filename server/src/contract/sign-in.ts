import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { withFields } from './complete-answer.ts';

const credentials = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});

export const staffRoleSchema = z.enum(['teacher', 'admin']);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** What a member of staff has to do first: until then other calls return 403 with this as `due`. */
export const dueSchema = z.enum(['password', 'second-factor']);
export type Due = z.infer<typeof dueSchema>;

const due = z.optional(dueSchema);

/**
 * Signs an administrator in (spec part 2, section 7). The token goes into local storage as `adminToken` and
 * is sent as `Authorization: Bearer …`; it is valid for 8 hours, or 30 minutes without use. The response also
 * sets a cookie that identifies this browser at its next sign-in, so that other people's guesses, which count
 * against their address and the account, do not lock its owner out. It gives no access by itself. Failures
 * are `{ error }`: 401 'Invalid username or password'; 401 with a `challenge` if the password is right and
 * the account has a second factor, for `POST /api/sign-in/code`; 403 for a teacher's correct password, saying
 * where teachers log in; 429 after too many failures, saying when to try again (seconds in `Retry-After`).
 */
export const signInAdmin = defineCall('anyone', 'POST', '/api/teacher/login', {
  input: credentials,
  output: z.object({ token: z.string(), name: z.string(), role: staffRoleSchema, due }),
  complete: withFields(() => ({ name: '', role: 'admin' })),
});

/**
 * Signs a teacher or an administrator in (spec part 2, section 7). `teacherName` is the account's name,
 * whatever was typed; the token goes into local storage as `teacherToken`. Failures are
 * `{ success: false, error }`: 401 'Invalid username or password'; 401 with a `challenge`, and 429, as for
 * administrators.
 */
export const signInTeacher = defineCall('anyone', 'POST', '/api/teacher-login-new', {
  input: z.extend(credentials, { teacherName: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }),
  output: z.object({ success: z.literal(true), teacherName: z.string(), token: z.string(), due }),
});

/**
 * Completes a sign-in with a second factor: `code` is from the authenticator app, or one of the recovery
 * codes, each of which works once. The password is good for 5 minutes. Failures are `{ error }`: 401 if the
 * code is wrong or used, or it took too long; 429 after too many.
 */
export const signInWithCode = defineCall('anyone', 'POST', '/api/sign-in/code', {
  input: z.object({
    challenge: z.string().check(z.minLength(1), z.maxLength(100)),
    code: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  output: z.object({ token: z.string(), name: z.string(), role: staffRoleSchema, due }),
});

/** Other ways for staff to sign in: the label of the button for the school's own provider. */
export const readSignInOptions = defineCall('anyone', 'GET', '/api/sign-in/options', {
  output: z.object({ provider: z.nullable(z.object({ button: z.string() })) }),
});

/**
 * Begins a sign-in with the school's provider (OpenID Connect): the page goes to `url`, and comes back to
 * `/signed-in`. With a token and its account's `password`, links that account with the provider's instead.
 * Sets a cookie with which only this browser can finish. 400 with the field `password` if that is wrong; 404
 * if the school has no provider; 503 if it does not answer.
 */
export const beginProviderSignIn = defineCall('anyone', 'POST', '/api/sign-in/provider', {
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
 * Finishes it: `search` is the query of the address to which the provider returned the browser. Works once.
 * Failures are `{ error }`: 403 if the provider's answer cannot be trusted, or the account may not sign in
 * here; 409 if there is a local account of that name, which is never taken over; 503 if the provider does not
 * answer.
 */
export const finishProviderSignIn = defineCall('anyone', 'POST', '/api/sign-in/provider/finish', {
  input: z.object({ search: z.string().check(z.maxLength(8000)) }),
  output: z.object({
    /** Null if an account was linked: its sign-in continues. */
    token: z.nullable(z.string()),
    username: z.string(),
    name: z.string(),
    role: staffRoleSchema,
    place: staffRoleSchema,
    next: z.nullable(z.string()),
  }),
});

/** Ends the sign-in of the token, at once and permanently; succeeds without one too. */
export const signOut = defineCall('anyone', 'POST', '/api/logout', {
  whileDue: true,
  output: z.object({ success: z.literal(true) }),
});

/** Whose token it is, and until when it is valid at most (ISO 8601 UTC); 401 if it no longer is. */
export const findSession = defineCall('teacher', 'GET', '/api/session', {
  isBackground: true,
  whileDue: true,
  output: z.object({
    name: z.string(),
    username: z.string(),
    role: staffRoleSchema,
    expiresAt: z.string(),
    /** What has to be done first; null for nothing. */
    due: z.nullable(dueSchema),
  }),
});
