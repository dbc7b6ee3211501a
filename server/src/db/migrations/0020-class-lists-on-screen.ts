import * as z from 'zod/mini';
import { type Session, selectRows } from '../session.ts';
import { referenceOrNull, rowId, text, textOrNull } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** Changes to class lists that can be undone, and what distinguishes two students with one name. */
export const classListsOnScreen = migration('0020-class-lists-on-screen', {
  tables: {
    list_changes: {
      id: rowId(),
      kind: text(),
      class_code: text(),
      effect: text(),
      at: text(),
      user_id: referenceOrNull('users'),
      terminal_user: textOrNull(),
      undone_at: textOrNull(),
    },
  },
  columns: { students: { list_key: textOrNull() } },
  indexes: { list_changes_class: ['list_changes', ['class_code', 'id']] },
  fill: dropBrackets,
});

const studentRow = z.object({ id: z.number(), class_code: z.string(), normalised_name: z.string() });

/** 'sam lee (1)' is 'sam lee 1' from now on, so that a student need not type the brackets. */
async function dropBrackets(session: Session): Promise<void> {
  const bracketed = await selectRows(
    session,
    studentRow,
    "SELECT id, class_code, normalised_name FROM students WHERE normalised_name LIKE '%_(%)' AND erased_at IS NULL",
  );
  for (const { id, class_code: code, normalised_name: name } of bracketed) {
    const plain = name.replace(/\s*\(([^()]+)\)$/u, ' $1').trim();
    await session.run(
      `UPDATE students SET normalised_name = $1 WHERE id = $2
          AND NOT EXISTS (SELECT 1 FROM students WHERE class_code = $3 AND normalised_name = $1)`,
      [plain, id, code],
    );
  }
}
