import { DataTypes, type InferAttributes, type InferCreationAttributes, type Model, type Sequelize } from 'sequelize';
import { reference, text } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A student who was found to be another: the number and the name that they had. */
export interface MergedStudentRow
  extends Model<InferAttributes<MergedStudentRow>, InferCreationAttributes<MergedStudentRow>> {
  /** The student's number before; no student has it any more. */
  id: number;
  classCode: string;
  normalisedName: string;
  /** Who they are. */
  intoId: number;
}

export const defineMergedStudents = (sequelize: Sequelize) =>
  sequelize.define<MergedStudentRow>(
    'merged_student',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      classCode: text(),
      normalisedName: text(),
      intoId: reference('students'),
    },
    {
      ...tableOptions,
      tableName: 'merged_students',
      indexes: [
        { name: 'merged_students_class_name', fields: ['class_code', 'normalised_name'] },
        { name: 'merged_students_into', fields: ['into_id'] },
      ],
    },
  );
