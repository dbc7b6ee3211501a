import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { rowId, text } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A class that was on a list, and the teacher it had there. It may be on one again. */
export interface FormerClassRow
  extends Model<InferAttributes<FormerClassRow>, InferCreationAttributes<FormerClassRow>> {
  id: CreationOptional<number>;
  code: string;
  teacher: string;
}

export const defineFormerClasses = (sequelize: Sequelize) =>
  sequelize.define<FormerClassRow>(
    'former_class',
    {
      id: rowId(),
      code: text(),
      teacher: text(),
    },
    {
      ...tableOptions,
      tableName: 'former_classes',
      indexes: [{ name: 'former_classes_code', unique: true, fields: ['code', 'teacher'] }],
    },
  );
