import { givenId, reference, text } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** Who was merged with whom, so that attempts under the old number or name still find their student. */
export const mergedStudents = migration('0010-merged-students', {
  tables: {
    merged_students: {
      id: givenId(),
      class_code: text(),
      normalised_name: text(),
      into_id: reference('students'),
    },
  },
  indexes: {
    merged_students_class_name: ['merged_students', ['class_code', 'normalised_name']],
    merged_students_into: ['merged_students', ['into_id']],
  },
});
