import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, rowId, text, textOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** The hash of a code that replaces a lost authenticator app once. */
export interface RecoveryCodeRow
  extends Model<InferAttributes<RecoveryCodeRow>, InferCreationAttributes<RecoveryCodeRow>> {
  id: CreationOptional<number>;
  userId: number;
  codeHash: string;
  usedAt: CreationOptional<string | null>;
}

export const defineRecoveryCodes = (sequelize: Sequelize) =>
  sequelize.define<RecoveryCodeRow>(
    'recoveryCode',
    { id: rowId(), userId: reference('users'), codeHash: text(), usedAt: textOrNull() },
    {
      ...tableOptions,
      tableName: 'recovery_codes',
      indexes: [{ name: 'recovery_codes_user', fields: ['user_id'] }],
    },
  );
