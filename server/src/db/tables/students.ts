import { rowId, text, textOrNull } from './columns.ts';
import { type Row, table } from './table.ts';

/** A student of one class, known by name alone. */
export const students = table(
  'students',
  {
    id: rowId(),
    classCode: text(),
    /** As first typed. */
    name: text(),
    /** Recognises a name typed differently: see `normaliseName`. */
    normalisedName: text(),
    teacher: text(),
    /** Whether an imported class list names the student ('roster'), or only their own typing does ('self'). */
    source: { ...text<'roster' | 'self'>(), defaultValue: 'self' },
    /** ISO 8601 UTC, as are all times in the database. */
    createdAt: text(),
    /** When name and answers were erased; this student's attempts are no longer accepted. */
    erasedAt: textOrNull(),
    /** A digest of the student's identifier in the school's list, such as an admission number. */
    listKey: textOrNull(),
  },
  { indexes: [{ name: 'students_class_name', unique: true, fields: ['class_code', 'normalised_name'] }] },
);
export type StudentRow = Row<typeof students>;
