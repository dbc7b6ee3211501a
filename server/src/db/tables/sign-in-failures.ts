import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { rowId, text } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A sign-in that failed or is being tried, kept while it counts towards the limits: a quarter of an hour. */
export interface SignInFailureRow
  extends Model<InferAttributes<SignInFailureRow>, InferCreationAttributes<SignInFailureRow>> {
  id: CreationOptional<number>;
  /** Digest of the username: people type passwords there by mistake. */
  account: string;
  /** Where it came from; for IPv6, the network. */
  address: string;
  at: string;
}

export const defineSignInFailures = (sequelize: Sequelize) =>
  sequelize.define<SignInFailureRow>(
    'signInFailure',
    {
      id: rowId(),
      account: text(),
      address: text(),
      at: text(),
    },
    {
      ...tableOptions,
      tableName: 'sign_in_failures',
      indexes: [
        { name: 'sign_in_failures_at', fields: ['at'] },
        { name: 'sign_in_failures_account', fields: ['account', 'address'] },
        { name: 'sign_in_failures_address', fields: ['address'] },
      ],
    },
  );
