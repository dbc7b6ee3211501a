import type { InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, text, textOrNull } from './columns.ts';
import { type ActorColumns, actorColumns } from './decided.ts';
import { tableOptions } from './table-options.ts';

/** An attempt that arrived after its homework had closed, with nothing to show that it was begun before. */
export interface AfterClosingRow
  extends Model<InferAttributes<AfterClosingRow>, InferCreationAttributes<AfterClosingRow>>,
    ActorColumns {
  attemptId: number;
  /** When it had closed for the student's class, ISO 8601 UTC. */
  closedAt: string;
  /** A teacher's decision, null until then. The attempt counts only if it is 'count'. */
  decision: 'count' | 'leave-out' | null;
  decidedAt: string | null;
}

export const defineAfterClosing = (sequelize: Sequelize) =>
  sequelize.define<AfterClosingRow>(
    'after_closing',
    {
      attemptId: { ...reference('attempts'), primaryKey: true, onDelete: 'CASCADE' },
      closedAt: text(),
      decision: textOrNull(),
      decidedAt: textOrNull(),
      ...actorColumns(),
    },
    { ...tableOptions, tableName: 'after_closing' },
  );
