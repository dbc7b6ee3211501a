import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { referenceOrNull, rowId, text, textOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** What was done, by whom. Rows are appended, never changed. */
export interface AuditEntryRow extends Model<InferAttributes<AuditEntryRow>, InferCreationAttributes<AuditEntryRow>> {
  id: CreationOptional<number>;
  at: string;
  /** Null for Markwell itself, and at a terminal if no account was named. */
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
      id: rowId(),
      at: text(),
      userId: referenceOrNull('users'),
      action: text(),
      subject: text(),
      details: textOrNull(),
      terminalUser: textOrNull(),
    },
    { ...tableOptions, tableName: 'audit_log', indexes: [{ name: 'audit_log_at', fields: ['at'] }] },
  );
