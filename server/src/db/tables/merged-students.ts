import { DataTypes, type InferAttributes, type InferCreationAttributes, type Model, type Sequelize } from 'sequelize';
import { reference, text } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** The number and name of a student who was merged into another. */
export interface MergedStudentRow
  extends Model<InferAttributes<MergedStudentRow>, InferCreationAttributes<MergedStudentRow>> {
  /** The student's number before; no student has it any more. */
  id: number;
  classCode: string;
  normalisedName: string;
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
