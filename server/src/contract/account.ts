import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { dueSchema, staffRoleSchema } from './sign-in.ts';

const password = z.string().check(z.minLength(1), z.maxLength(1000));
const done = z.object({ success: z.literal(true) });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** One of an account's own sign-ins. Times are ISO 8601 UTC. */
export const ownSignInSchema = z.object({
  id: z.number(),
  at: z.string(),
  lastUsedAt: z.string(),
  via: z.enum(['password', 'oidc']),
  /** As in 'Chrome on Windows'; null if it was not kept. */
  browser: z.nullable(z.string()),
  /** The school's name for the network, or a place. */
  place: z.nullable(z.string()),
  /** Without its last part. */
  address: z.nullable(z.string()),
  isOpen: z.boolean(),
  /** The one that asks. */
  isThis: z.boolean(),
});
export type OwnSignIn = z.infer<typeof ownSignInSchema>;

/**
 * One's own account: how it signs in, what has to be done first, and its sign-ins of the last 90 days, the
 * newest 50.
 */
export const readAccount = defineCall('teacher', 'GET', '/api/account', {
  whileDue: true,
  output: z.object({
    username: z.string(),
    name: z.string(),
    role: staffRoleSchema,
    due: z.nullable(dueSchema),
    hasPassword: z.boolean(),
    /** Null if there is none. */
    secondFactor: z.nullable(z.object({ since: z.string(), recoveryCodesLeft: z.number() })),
    /** Whether the school asks for one. */
    needsSecondFactor: z.boolean(),
    /** The school's own provider; null if it has none. */
    provider: z.nullable(z.object({ button: z.string(), isLinked: z.boolean() })),
    signIns: z.array(ownSignInSchema),
  }),
});
export type Account = z.infer<typeof readAccount.output>;

/**
 * Changes one's own password and ends one's other sign-ins. 400 with the field `password` if the old one is
 * wrong, or `newPassword` if the new one is too short, common or the same; 429 after too many wrong ones.
 */
export const changePassword = defineCall('teacher', 'POST', '/api/account/password', {
  on: 'self',
  whileDue: true,
  input: z.object({ password, newPassword: password }),
  output: done,
});

/**
 * Creates the secret of a second factor, which takes effect once a code confirms it: `uri` is for a QR code.
 * 409 if there is one already, and for an account without a password.
 */
export const beginSecondFactor = defineCall('teacher', 'POST', '/api/account/second-factor', {
  on: 'self',
  whileDue: true,
  output: z.object({ secret: z.string(), uri: z.string() }),
});

/** Confirms it with a code; the recovery codes are shown only in this response. 400 for a wrong code. */
export const confirmSecondFactor = defineCall('teacher', 'POST', '/api/account/second-factor/confirm', {
  on: 'self',
  whileDue: true,
  input: z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: recoveryCodes,
});

/** Removes one's own second factor. 400 with the field `password` if that is wrong. */
export const removeOwnSecondFactor = defineCall('teacher', 'POST', '/api/account/second-factor/remove', {
  on: 'self',
  input: z.object({ password }),
  output: done,
});

/**
 * Makes ten new recovery codes; earlier ones stop working. 400 as for removing; 409 without a second factor.
 */
export const renewOwnRecoveryCodes = defineCall('teacher', 'POST', '/api/account/recovery-codes', {
  on: 'self',
  input: z.object({ password }),
  output: recoveryCodes,
});

/** Ends one of one's own sign-ins, by its id, or all but this one. */
export const endOwnSignIns = defineCall('teacher', 'POST', '/api/account/sign-ins/end', {
  on: 'self',
  input: z.object({ which: z.union([z.literal('others'), z.int().check(z.minimum(1), z.maximum(2_147_483_647))]) }),
  output: z.object({ ended: z.number() }),
});
