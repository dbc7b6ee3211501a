import { flag, rowId, text, whole, wholeOrNull } from './columns.ts';
import { type Row, table } from './table.ts';

/** A class on one page's list, with its teacher. The same code may be on two lists. */
export const classes = table(
  'classes',
  {
    id: rowId(),
    list: text(),
    code: text(),
    year: wholeOrNull(),
    teacher: text(),
    /** Place on its list, from 0. */
    position: whole(),
    /** Whether it is a sample that no school has replaced yet. */
    isSample: flag(),
  },
  { indexes: [{ name: 'classes_list_code', unique: true, fields: ['list', 'code'] }] },
);
export type ClassRow = Row<typeof classes>;
