import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { flag, rowId, text, whole, wholeOrNull } from './columns.ts';
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
  /** Whether it is a sample that no school has replaced yet. */
  isSample: boolean;
}

export const defineClasses = (sequelize: Sequelize) =>
  sequelize.define<ClassRow>(
    'class',
    {
      id: rowId(),
      list: text(),
      code: text(),
      year: wholeOrNull(),
      teacher: text(),
      position: whole(),
      isSample: flag(),
    },
    {
      ...tableOptions,
      tableName: 'classes',
      indexes: [{ name: 'classes_list_code', unique: true, fields: ['list', 'code'] }],
    },
  );
