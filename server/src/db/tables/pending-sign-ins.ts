import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { referenceOrNull, rowId, text } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A sign-in that has begun and waits for its second half: a code, or the answer of the school's provider. */
export interface PendingSignInRow
  extends Model<InferAttributes<PendingSignInRow>, InferCreationAttributes<PendingSignInRow>> {
  id: CreationOptional<number>;
  /** Of what whoever began it was given, by which they go on. */
  tokenHash: string;
  /** Whose sign-in it is, or whose account is to be linked; null where that is not known yet. */
  userId: number | null;
  kind: 'second-factor' | 'oidc';
  /** What is needed to go on, as JSON. */
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
