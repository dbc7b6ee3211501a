import { reference, referenceOrNull, rowId, text, textOrNull, whole } from '../tables/columns.ts';
import { migration, unique } from './migration.ts';

/** Earlier questions of edited homework, for the attempts of that time; and deleted homework. */
export const editedHomework = migration('0014-edited-homework', {
  tables: {
    homework_editions: {
      id: rowId(),
      homework_id: reference('assignments'),
      last_version: whole(),
      questions: text(),
      homework_data: textOrNull(),
      replaced_by: referenceOrNull('users'),
      replaced_at: text(),
    },
  },
  columns: { assignments: { deleted_at: textOrNull() } },
  indexes: { homework_editions_homework_version: ['homework_editions', ['homework_id', 'last_version'], unique] },
});
