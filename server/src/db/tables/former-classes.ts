import { rowId, text } from './columns.ts';
import { table } from './table.ts';

/** A class that was on a list, and the teacher it had there. It may be on one again. */
export const formerClasses = table(
  'former_classes',
  {
    id: rowId(),
    code: text(),
    teacher: text(),
  },
  { indexes: [{ name: 'former_classes_code', unique: true, fields: ['code', 'teacher'] }] },
);
