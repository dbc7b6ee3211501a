import { reference, referenceOrNull, rowId, text, textOrNull } from '../tables/columns.ts';
import { migration, unique } from './migration.ts';

/** When a class can do a homework, and when its expected answers are shown. */
export const datesOfHomework = migration('0016-dates-of-homework', {
  tables: {
    class_dates: {
      id: rowId(),
      homework_id: reference('assignments'),
      class_code: text(),
      open_at: textOrNull(),
      due_at: textOrNull(),
      close_at: textOrNull(),
      set_at: text(),
      user_id: referenceOrNull('users'),
      terminal_user: textOrNull(),
    },
  },
  columns: { assignments: { answers_shown: { ...text(), defaultValue: 'at-once' } } },
  indexes: { class_dates_homework_class: ['class_dates', ['homework_id', 'class_code'], unique] },
});
