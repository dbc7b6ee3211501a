import { reference, rowId, text } from './columns.ts';
import { table } from './table.ts';

/** A class that a member of staff has chosen as theirs; several may choose one. */
export const teacherClasses = table(
  'teacher_classes',
  {
    id: rowId(),
    userId: reference('users'),
    classCode: text(),
  },
  { indexes: [{ name: 'teacher_classes_user_class', unique: true, fields: ['user_id', 'class_code'] }] },
);
