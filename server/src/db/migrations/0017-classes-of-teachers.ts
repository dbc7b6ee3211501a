import { reference, rowId, text } from '../tables/columns.ts';
import { migration, unique } from './migration.ts';

/** Which classes a member of staff has chosen as theirs. */
export const classesOfTeachers = migration('0017-classes-of-teachers', {
  tables: { teacher_classes: { id: rowId(), user_id: reference('users'), class_code: text() } },
  indexes: { teacher_classes_user_class: ['teacher_classes', ['user_id', 'class_code'], unique] },
});
