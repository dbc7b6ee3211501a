import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { staffRoleSchema } from './sign-in.ts';

/** A member of staff. Times are ISO 8601 UTC. */
export const staffUserSchema = z.object({
  id: z.number(),
  /** In lower case. */
  username: z.string(),
  displayName: z.string(),
  role: staffRoleSchema,
  createdAt: z.string(),
  /** When the account was closed; null while it can sign in. */
  disabledAt: z.nullable(z.string()),
  /** Of the last 90 days; null if there was none. */
  lastSignInAt: z.nullable(z.string()),
  /** Those that a teacher may act on, chosen or given; an admin may act on all. */
  classes: z.array(z.string()),
  /** Since when another password must be chosen at the next sign-in; null while it need not be. */
  passwordDueAt: z.nullable(z.string()),
  /** When a second factor was set up; null if there is none. */
  secondFactorAt: z.nullable(z.string()),
  /** False for one that signs in at the school's provider alone. */
  hasPassword: z.boolean(),
  /** Whether it signs in at the school's provider. */
  isLinked: z.boolean(),
});
export type StaffUser = z.infer<typeof staffUserSchema>;

/** A username: 2 to 64 letters, digits and `. _ - @`, in lower case. */
export const usernameSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[a-z0-9][a-z0-9._@-]{1,63}$/, '2 to 64 letters, digits and . _ - @, starting with a letter or digit'),
  );

export const displayNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'type the name that pages show'), z.maxLength(100));

/** The generated password: it is in this answer and nowhere else. */
const withPassword = z.object({ user: staffUserSchema, password: z.string() });

/** Everyone who can or could sign in, by username. */
export const listUsers = defineCall('admin', 'GET', '/api/admin/users', {
  output: z.array(staffUserSchema),
});

/**
 * Creates an account with a generated password, which its owner changes at the first sign-in; 409 if the
 * username is taken.
 */
export const createUser = defineCall('admin', 'POST', '/api/admin/users', {
  on: 'school',
  input: z.object({ username: usernameSchema, displayName: displayNameSchema, role: staffRoleSchema }),
  output: withPassword,
});

/** Gives the account a new generated password, to be changed at the next sign-in, and ends all its sign-ins; 404 for an unknown id. */
export const resetPassword = defineCall('admin', 'POST', '/api/admin/users/:id/reset-password', {
  on: 'school',
  output: withPassword,
});

/** Closes the account and ends all its sign-ins; 409 for one's own and for the last admin. */
export const disableUser = defineCall('admin', 'POST', '/api/admin/users/:id/disable', {
  on: 'school',
  output: staffUserSchema,
});

/** Opens a closed account again, with the password it had. */
export const enableUser = defineCall('admin', 'POST', '/api/admin/users/:id/enable', {
  on: 'school',
  output: staffUserSchema,
});

/**
 * Replaces an account's classes; an empty list removes them all. 400 for an unknown class, 404 for an unknown
 * id.
 */
export const giveClasses = defineCall('admin', 'PUT', '/api/admin/users/:id/classes', {
  on: 'school',
  input: z.object({ classes: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200)) }),
  output: staffUserSchema,
});

/** Removes somebody's lost second factor and its recovery codes, and ends the account's sign-ins. */
export const removeSecondFactor = defineCall('admin', 'POST', '/api/admin/users/:id/remove-second-factor', {
  on: 'school',
  output: staffUserSchema,
});

/** Ends all sign-ins of the account. */
export const endSignIns = defineCall('admin', 'POST', '/api/admin/users/:id/end-sign-ins', {
  on: 'school',
  output: staffUserSchema,
});

/** Has the owner choose another password before anything else; 409 for an account without one. */
export const requirePasswordChange = defineCall('admin', 'POST', '/api/admin/users/:id/require-change', {
  on: 'school',
  output: staffUserSchema,
});

/** Has the account sign in at the school's provider no more, and ends its sign-ins. */
export const unlinkUser = defineCall('admin', 'POST', '/api/admin/users/:id/unlink', {
  on: 'school',
  output: staffUserSchema,
});
