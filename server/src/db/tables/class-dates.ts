import { reference, rowId, text, textOrNull } from './columns.ts';
import { actorColumns } from './decided.ts';
import { type Row, table } from './table.ts';

/** When a class can take a homework; a class without dates has no row. */
export const classDates = table(
  'class_dates',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    classCode: text(),
    openAt: textOrNull(),
    dueAt: textOrNull(),
    closeAt: textOrNull(),
    /** When they were last set: attempts begun before had other dates. */
    setAt: text(),
    ...actorColumns(),
  },
  { indexes: [{ name: 'class_dates_homework_class', unique: true, fields: ['homework_id', 'class_code'] }] },
);
export type ClassDatesRow = Row<typeof classDates>;
