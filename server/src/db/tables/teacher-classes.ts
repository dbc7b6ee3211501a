import type { CreationOptional, InferAttributes, InferCreationAttributes, Model, Sequelize } from 'sequelize';
import { reference, rowId, text } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A class that a member of staff has chosen as theirs; several may choose one. */
export interface TeacherClassRow
  extends Model<InferAttributes<TeacherClassRow>, InferCreationAttributes<TeacherClassRow>> {
  id: CreationOptional<number>;
  userId: number;
  classCode: string;
}

export const defineTeacherClasses = (sequelize: Sequelize) =>
  sequelize.define<TeacherClassRow>(
    'teacher_class',
    {
      id: rowId(),
      userId: reference('users'),
      classCode: text(),
    },
    {
      ...tableOptions,
      tableName: 'teacher_classes',
      indexes: [{ name: 'teacher_classes_user_class', unique: true, fields: ['user_id', 'class_code'] }],
    },
  );
