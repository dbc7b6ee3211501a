import { rowId, text, textOrNull, wholeOrNull } from './columns.ts';
import { type Row, table } from './table.ts';

/** A pupil’s membership of one class, known there by name. What is handed in belongs to the class that it was handed in to. */
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
    /** Whether the class list names the student ('roster'), did until they left ('former'), or only their own typing does ('self'). */
    source: { ...text<'roster' | 'former' | 'self'>(), defaultValue: 'self' },
    /** ISO 8601 UTC, as are all times in the database. */
    createdAt: text(),
    /** When name and answers were erased; this student's attempts are no longer accepted. */
    erasedAt: textOrNull(),
    /** A digest of the student's identifier in the school's list, such as an admission number. */
    listKey: textOrNull(),
    /** Shared by all memberships of one pupil, and the id of the first; null while there is only one. */
    personId: wholeOrNull(),
    /** When they came to the class; null if they were there when its first list was imported, or are on none. */
    memberFrom: textOrNull(),
    /** When they left the class, or the class itself ended; null while they are in it. */
    memberUntil: textOrNull(),
  },
  {
    indexes: [
      { name: 'students_class_name', unique: true, fields: ['class_code', 'normalised_name'] },
      { name: 'students_person', fields: ['person_id'] },
    ],
  },
);
export type StudentRow = Row<typeof students>;
