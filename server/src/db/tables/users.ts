import { rowId, text, textOrNull, whole } from './columns.ts';
import { type Row, table } from './table.ts';

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
