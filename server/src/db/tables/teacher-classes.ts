import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize';
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
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: {
        type: DataTypes.INTEGER,
        allowNull: false,
        references: { model: 'users', key: 'id' },
        field: 'user_id',
      },
      classCode: { type: DataTypes.TEXT, allowNull: false, field: 'class_code' },
    },
    {
      ...tableOptions,
      tableName: 'teacher_classes',
      indexes: [{ name: 'teacher_classes_user_class', unique: true, fields: ['user_id', 'class_code'] }],
    },
  );
