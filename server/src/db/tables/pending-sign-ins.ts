import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { referenceOrNull, rowId, text } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A sign-in that has begun and waits for its second half: a code, or the answer of the school's provider. */
export interface PendingSignInRow
  extends Model<InferAttributes<PendingSignInRow>, InferCreationAttributes<PendingSignInRow>> {
  id: CreationOptional<number>;
  /** Hash of the token with which the same browser continues. */
  tokenHash: string;
  /** Who is signing in, or whose account is being linked; null if not yet known. */
  userId: number | null;
  kind: 'second-factor' | 'oidc';
  /** What continuing needs, as JSON. */
  data: string;
  expiresAt: string;
}

export const definePendingSignIns = (sequelize: Sequelize) =>
  sequelize.define<PendingSignInRow>(
    'pendingSignIn',
    {
      id: rowId(),
      tokenHash: text(),
      userId: referenceOrNull('users'),
      kind: text(),
      data: text(),
      expiresAt: text(),
    },
    {
      ...tableOptions,
      tableName: 'pending_sign_ins',
      indexes: [{ name: 'pending_sign_ins_token', unique: true, fields: ['token_hash'] }],
    },
  );
