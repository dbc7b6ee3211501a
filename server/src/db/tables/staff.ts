import { derived, reference, referenceOrNull, rowId, text, textOrNull, whole } from './columns.ts';
import { belongsTo, type Row, table } from './table.ts';

/** A member of staff who can sign in. */
export const users = table(
  'users',
  {
    id: rowId(),
    /** In lower case. */
    username: text(),
    /** Shown on pages; also finds a teacher's classes. */
    displayName: text(),
    role: text<'teacher' | 'admin'>(),
    /** argon2id, in PHC string format; '!' for an account that signs in only at the school's provider. */
    passwordHash: text(),
    createdAt: text(),
    disabledAt: textOrNull(),
    /** Since when the password has to be changed before anything else is done; null while it need not be. */
    passwordDueAt: textOrNull(),
    /** What codes are made from, in base32; also while the second factor is being set up. */
    secondFactorSecret: textOrNull(),
    /** When it was set up; null without one. */
    secondFactorAt: textOrNull(),
    /** The half minute, counted since 1970, of the last code used: it and earlier ones are refused. */
    secondFactorStep: { ...whole(), defaultValue: 0 },
    /** The account at the school's provider: its issuer, and the provider's name for the person. */
    oidcIssuer: textOrNull(),
    oidcSubject: textOrNull(),
  },
  {
    indexes: [
      { name: 'users_username', unique: true, fields: ['username'] },
      { name: 'users_oidc', unique: true, fields: ['oidc_issuer', 'oidc_subject'] },
    ],
  },
);
export type UserRow = Row<typeof users>;

/** A sign-in of a member of staff. The token itself is not kept, only its hash. */
export const authSessions = table(
  'auth_sessions',
  {
    id: rowId(),
    userId: reference('users'),
    tokenHash: text(),
    createdAt: text(),
    lastUsedAt: text(),
    revokedAt: textOrNull(),
    via: { ...text<'password' | 'oidc'>(), defaultValue: 'password' },
    /** As in 'Chrome on Windows'; null for sign-ins from before this was kept. */
    browser: textOrNull(),
    place: textOrNull(),
    /** Without its last part. */
    address: textOrNull(),
  },
  {
    indexes: [
      { name: 'auth_sessions_token', unique: true, fields: ['token_hash'] },
      { name: 'auth_sessions_user', fields: ['user_id'] },
    ],
  },
);

/** A sign-in that failed or is being tried, kept while it counts towards the limits: a quarter of an hour. */
export const signInFailures = table(
  'sign_in_failures',
  {
    id: rowId(),
    /** Digest of the username: people type passwords there by mistake. */
    account: text(),
    /** Where it came from; for IPv6, the network. */
    address: text(),
    at: text(),
  },
  {
    indexes: [
      { name: 'sign_in_failures_at', fields: ['at'] },
      { name: 'sign_in_failures_account', fields: ['account', 'address'] },
      { name: 'sign_in_failures_address', fields: ['address'] },
    ],
  },
);

/** The hash of a code that replaces a lost authenticator app once. */
export const recoveryCodes = table(
  'recovery_codes',
  {
    id: rowId(),
    userId: reference('users'),
    codeHash: text(),
    usedAt: textOrNull(),
  },
  { indexes: [{ name: 'recovery_codes_user', fields: ['user_id'] }] },
);

/** A sign-in that has begun and waits for its second half: a code, or the answer of the school's provider. */
export const pendingSignIns = table(
  'pending_sign_ins',
  {
    id: rowId(),
    /** Hash of the token with which the same browser continues. */
    tokenHash: text(),
    /** Who is signing in, or whose account is being linked; null if not yet known. */
    userId: referenceOrNull('users'),
    kind: text<'second-factor' | 'oidc'>(),
    /** What continuing needs, as JSON. */
    data: text(),
    expiresAt: text(),
  },
  { indexes: [{ name: 'pending_sign_ins_token', unique: true, fields: ['token_hash'] }] },
);
export type PendingSignInRow = Row<typeof pendingSignIns>;

/** Who did something: an account, or the user of a terminal if no account was named; neither for Markwell itself. */
export const actorColumns = () => ({ userId: referenceOrNull('users'), terminalUser: textOrNull() });

/** Something that somebody decided. Rows stay when it is taken back. */
export const decidedColumns = () => ({
  at: text(),
  ...actorColumns(),
  /** Who decided, by name; only rows read in the scope `told` know it. Null for Markwell itself. */
  by: derived((row): string | null => {
    const terminalUser: string | null = row.getDataValue('terminalUser');
    const user: { readonly displayName: string } | null | undefined = row.getDataValue('user');
    return user?.displayName ?? (terminalUser === null ? null : `${terminalUser} (at a terminal)`);
  }),
});

/** Rows are shown with the name of whoever decided, if they are read in the scope `told`. */
export const toldByUser = {
  joins: { user: belongsTo(users, 'userId') },
  scopes: { told: { include: [{ association: 'user', attributes: ['displayName'] }] } },
};
