import { referenceOrNull, rowId, text } from './columns.ts';
import { type Row, table } from './table.ts';

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
