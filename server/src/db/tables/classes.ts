import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** A class on one page's list, with its teacher. The same code may be on two lists. */
export interface ClassRow extends Model<InferAttributes<ClassRow>, InferCreationAttributes<ClassRow>> {
  id: CreationOptional<number>;
  list: string;
  code: string;
  year: number | null;
  teacher: string;
  /** Place on its list, from 0. */
  position: number;
  /** Whether it came with Markwell, with an invented teacher, and no school has replaced it yet. */
  isSample: boolean;
}

export const defineClasses = (sequelize: Sequelize) =>
  sequelize.define<ClassRow>(
    'class',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      list: { type: DataTypes.TEXT, allowNull: false },
      code: { type: DataTypes.TEXT, allowNull: false },
      year: { type: DataTypes.INTEGER, allowNull: true },
      teacher: { type: DataTypes.TEXT, allowNull: false },
      position: { type: DataTypes.INTEGER, allowNull: false },
      isSample: { type: DataTypes.BOOLEAN, allowNull: false },
    },
    {
      ...tableOptions,
      tableName: 'classes',
      indexes: [{ name: 'classes_list_code', unique: true, fields: ['list', 'code'] }],
    },
  );
