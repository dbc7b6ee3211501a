import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** A change of a class list that somebody made on screen, with what it takes to undo it. Kept for some weeks. */
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
  /** When it was undone; null while it stands. */
  undoneAt: string | null;
}

export const defineListChanges = (sequelize: Sequelize) =>
  sequelize.define<ListChangeRow>(
    'list_change',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      kind: { type: DataTypes.TEXT, allowNull: false },
      classCode: { type: DataTypes.TEXT, allowNull: false },
      effect: { type: DataTypes.TEXT, allowNull: false },
      at: { type: DataTypes.TEXT, allowNull: false },
      userId: { type: DataTypes.INTEGER, allowNull: true, references: { model: 'users', key: 'id' } },
      terminalUser: { type: DataTypes.TEXT, allowNull: true },
      undoneAt: { type: DataTypes.TEXT, allowNull: true },
    },
    {
      ...tableOptions,
      tableName: 'list_changes',
      indexes: [{ name: 'list_changes_class', fields: ['class_code', 'id'] }],
    },
  );
