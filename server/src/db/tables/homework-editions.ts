import { reference, referenceOrNull, rowId, text, textOrNull, whole } from './columns.ts';
import { table } from './table.ts';

/** The questions of a homework before an edit: those of attempts with scheme versions up to `lastVersion`. */
export const homeworkEditions = table(
  'homework_editions',
  {
    id: rowId(),
    homeworkId: reference('assignments'),
    /**
     * The last version of the mark scheme for these questions; they begin after the previous edition's last.
     */
    lastVersion: whole(),
    /** Questions as JSON, as students saw them. */
    questions: text(),
    /** As in `assignments`. */
    homeworkData: textOrNull(),
    /** Who edited it; null for the command line. */
    replacedBy: referenceOrNull('users'),
    replacedAt: text(),
  },
  { indexes: [{ name: 'homework_editions_homework_version', unique: true, fields: ['homework_id', 'last_version'] }] },
);
