import type { ListChangeKind } from '../../contract/class-roster.ts';
import { flag, givenId, reference, rowId, text, textOrNull, whole, wholeOrNull } from './columns.ts';
import { decidedColumns, toldByUser } from './staff.ts';
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

/** A change to class lists, with what undoing it takes. Kept for some weeks. */
export const listChanges = table(
  'list_changes',
  {
    id: rowId(),
    kind: text<ListChangeKind | 'import' | 'move-up'>(),
    /** Empty for a change of many classes. */
    classCode: text(),
    /** The students before and after it, as JSON: see `readEffect`. */
    effect: text(),
    ...decidedColumns(),
    /** When it was undone; null if it was not. */
    undoneAt: textOrNull(),
  },
  { ...toldByUser, indexes: [{ name: 'list_changes_class', fields: ['class_code', 'id'] }] },
);
