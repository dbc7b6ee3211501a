import { rowId, text } from '../tables/columns.ts';
import { migration, unique } from './migration.ts';

/** Classes no longer on a list: homework begun in one can still be handed in. */
export const classesThatLeft = migration('0011-classes-that-left', {
  tables: { former_classes: { id: rowId(), code: text(), teacher: text() } },
  indexes: { former_classes_code: ['former_classes', ['code', 'teacher'], unique] },
  // Of those that left before, it is known which have students.
  fill: (session) =>
    session.run(
      `INSERT INTO former_classes (code, teacher)
       SELECT DISTINCT class_code, teacher FROM students s
        WHERE NOT EXISTS (SELECT 1 FROM classes c WHERE c.code = s.class_code)`,
    ),
});
