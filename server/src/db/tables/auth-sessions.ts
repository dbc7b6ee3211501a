import { reference, rowId, text, textOrNull } from './columns.ts';
import { table } from './table.ts';

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
