import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** What was done, by whom. Rows are appended, never changed. */
export interface AuditEntryRow extends Model<InferAttributes<AuditEntryRow>, InferCreationAttributes<AuditEntryRow>> {
  id: CreationOptional<number>;
  at: string;
  /** Null for Markwell itself, and for who was at a terminal and named no account. */
  userId: number | null;
  /** Their name on the machine, then. */
  terminalUser: CreationOptional<string | null>;
  /** Verb and noun, such as 'publish-scheme'. */
  action: string;
  /** What it was done to, such as 'homework 151'. */
  subject: string;
  /** Anything more, as JSON. */
  details: string | null;
}

export const defineAuditLog = (sequelize: Sequelize) =>
  sequelize.define<AuditEntryRow>(
    'auditEntry',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      at: { type: DataTypes.TEXT, allowNull: false },
      userId: { type: DataTypes.INTEGER, allowNull: true, references: { model: 'users', key: 'id' } },
      action: { type: DataTypes.TEXT, allowNull: false },
      subject: { type: DataTypes.TEXT, allowNull: false },
      details: { type: DataTypes.TEXT, allowNull: true },
      terminalUser: { type: DataTypes.TEXT, allowNull: true, field: 'terminal_user' },
    },
    { ...tableOptions, tableName: 'audit_log', indexes: [{ name: 'audit_log_at', fields: ['at'] }] },
  );
