import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
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
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      ipAddress: { type: DataTypes.TEXT, allowNull: false, field: 'ip_address' },
      kind: { type: DataTypes.TEXT, allowNull: false },
      call: { type: DataTypes.TEXT, allowNull: false },
      refused: { type: DataTypes.INTEGER, allowNull: false },
      firstAt: { type: DataTypes.TEXT, allowNull: false, field: 'first_at' },
      lastAt: { type: DataTypes.TEXT, allowNull: false, field: 'last_at' },
    },
    { ...tableOptions, tableName: 'floods', indexes: [{ name: 'floods_last_at', fields: ['last_at'] }] },
  );
