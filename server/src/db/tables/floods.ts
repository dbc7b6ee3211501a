import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { rowId, text, whole } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** An address that asked for more than is given out, for a day: the activity monitor names it. */
export interface FloodRow extends Model<InferAttributes<FloodRow>, InferCreationAttributes<FloodRow>> {
  id: CreationOptional<number>;
  ipAddress: string;
  /** What there was too much of: 'requests', 'sign-ins' or 'visitors'. */
  kind: string;
  /** The path of the call, such as '/api/assignments'. */
  call: string;
  /** How many were refused, or passed over. */
  refused: number;
  firstAt: string;
  lastAt: string;
}

export const defineFloods = (sequelize: Sequelize) =>
  sequelize.define<FloodRow>(
    'flood',
    {
      id: rowId(),
      ipAddress: text(),
      kind: text(),
      call: text(),
      refused: whole(),
      firstAt: text(),
      lastAt: text(),
    },
    { ...tableOptions, tableName: 'floods', indexes: [{ name: 'floods_last_at', fields: ['last_at'] }] },
  );
