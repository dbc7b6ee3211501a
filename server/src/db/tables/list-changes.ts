import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import type { ListChangeKind } from '../../contract/class-roster.ts';
import { rowId, text, textOrNull } from './columns.ts';
import { type Decided, decidedColumns, decidedScopes } from './decided.ts';
import { tableOptions } from './table-options.ts';

/** A change to a class list made on screen, with what undoing it takes. Kept for some weeks. */
export interface ListChangeRow
  extends Model<InferAttributes<ListChangeRow>, InferCreationAttributes<ListChangeRow>>,
    Decided {
  id: CreationOptional<number>;
  kind: ListChangeKind;
  classCode: string;
  /** The students before and after it, as JSON: see `readEffect`. */
  effect: string;
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
      ...decidedColumns(),
      undoneAt: textOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'list_changes',
      scopes: decidedScopes,
      indexes: [{ name: 'list_changes_class', fields: ['class_code', 'id'] }],
    },
  );
