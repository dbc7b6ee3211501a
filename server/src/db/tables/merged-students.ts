import { givenId, reference, text } from './columns.ts';
import { table } from './table.ts';

/** The number and name of a student who was merged into another. */
export const mergedStudents = table(
  'merged_students',
  {
    /** The student's number before; no student has it any more. */
    id: givenId(),
    classCode: text(),
    normalisedName: text(),
    intoId: reference('students'),
  },
  {
    indexes: [
      { name: 'merged_students_class_name', fields: ['class_code', 'normalised_name'] },
      { name: 'merged_students_into', fields: ['into_id'] },
    ],
  },
);
