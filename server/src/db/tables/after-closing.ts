import type { InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, referenceOrNull, text, textOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** An attempt that arrived after its homework had closed, with nothing to show that it was begun before. */
export interface AfterClosingRow
  extends Model<InferAttributes<AfterClosingRow>, InferCreationAttributes<AfterClosingRow>> {
  attemptId: number;
  /** When it had closed for the student's class, ISO 8601 UTC. */
  closedAt: string;
  /** A teacher's decision, null until then. The attempt counts only if it is 'count'. */
  decision: 'count' | 'leave-out' | null;
  decidedAt: string | null;
  userId: number | null;
  /** The terminal's user, if no account was named. */
  terminalUser: string | null;
}

export const defineAfterClosing = (sequelize: Sequelize) =>
  sequelize.define<AfterClosingRow>(
    'after_closing',
    {
      attemptId: { ...reference('attempts'), primaryKey: true, onDelete: 'CASCADE' },
      closedAt: text(),
      decision: textOrNull(),
      decidedAt: textOrNull(),
      userId: referenceOrNull('users'),
      terminalUser: textOrNull(),
    },
    { ...tableOptions, tableName: 'after_closing' },
  );
