import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { referenceOrNull, rowId, text, textOrNull } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A change to a class list made on screen, with what undoing it takes. Kept for some weeks. */
export interface ListChangeRow extends Model<InferAttributes<ListChangeRow>, InferCreationAttributes<ListChangeRow>> {
  id: CreationOptional<number>;
  /** 'add', 'rename', 'move', 'remove' or 'join'. */
  kind: string;
  classCode: string;
  /** The students before and after it, as JSON: see `effectSchema`. */
  effect: string;
  at: string;
  userId: number | null;
  terminalUser: string | null;
  /** When it was undone; null if it was not. */
  undoneAt: string | null;
}

export const defineListChanges = (sequelize: Sequelize) =>
  sequelize.define<ListChangeRow>(
    'list_change',
    {
      id: rowId(),
      kind: text(),
      classCode: text(),
      effect: text(),
      at: text(),
      userId: referenceOrNull('users'),
      terminalUser: textOrNull(),
      undoneAt: textOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'list_changes',
      indexes: [{ name: 'list_changes_class', fields: ['class_code', 'id'] }],
    },
  );
