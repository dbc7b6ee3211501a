import * as z from 'zod/mini';
import type { Thing } from '../../../contract/call.ts';
import { findContent, findNamed } from '../../../db/catalogue.ts';
import { isRowNumber, selectRows } from '../../../db/session.ts';
import type { Services } from '../../site/services/services.ts';
import { findClassCode } from '../classes/find-class.ts';

/**
 * The classes that a thing belongs to, which is named as a call names it; `undefined` where there is no such thing, which the call
 * itself then says.
 */
type FindClasses = (services: Services, named: string) => Promise<readonly string[] | undefined>;

/** How things of one kind belong to classes. */
interface Belonging {
  readonly find: FindClasses;
  /** Whether one class of several is enough: what is done to a homework is done for everybody who has it. */
  readonly isShared?: true;
}

const codeRow = z.object({ class_code: z.string() });

/** By hand, because each joins other tables: the class of a row by its number. */
const ofRow =
  (sql: string): FindClasses =>
  async ({ database }, named) => {
    const rows = await selectRows(database.reader, codeRow, sql, [isRowNumber(Number(named)) ? Number(named) : 0]);
    return rows.length === 0 ? undefined : rows.map((row) => row.class_code);
  };

/** The classes that have attempts at a homework, or dates for it. */
const ofHomework: FindClasses = async ({ database, catalogue }, named) => {
  const entries = await catalogue.snapshot();
  const entry = findNamed(entries, named);
  const homework = entry && findContent(entries, entry.id);
  if (entry === undefined || homework === undefined) return undefined;
  const rows = await selectRows(
    database.reader,
    codeRow,
    `SELECT class_code FROM class_dates WHERE homework_id IN ($1, $2)
      UNION SELECT s.class_code FROM students s
             WHERE EXISTS (SELECT 1 FROM attempts a WHERE a.student_id = s.id AND a.homework_id IN ($1, $2))`,
    [homework.id, entry.id],
  );
  return rows.map((row) => row.class_code);
};

/** How each kind of thing belongs to classes. */
export const belonging: { readonly [Kind in Thing]: Belonging } = {
  allowance: {
    find: ofRow('SELECT s.class_code FROM allowances w JOIN students s ON s.id = w.student_id WHERE w.id = $1'),
  },
  attempt: {
    find: ofRow('SELECT s.class_code FROM attempts a JOIN students s ON s.id = a.student_id WHERE a.id = $1'),
  },
  class: {
    find: async (services, named) => {
      const code = await findClassCode(services, named);
      return code === undefined ? undefined : [code];
    },
  },
  comment: {
    find: ofRow(`SELECT coalesce(c.class_code, s.class_code) AS class_code
      FROM comments c LEFT JOIN students s ON s.id = c.student_id WHERE c.id = $1`),
  },
  exclusion: {
    find: ofRow(`SELECT s.class_code FROM exclusions e LEFT JOIN attempts a ON a.id = e.attempt_id
      JOIN students s ON s.id = coalesce(e.student_id, a.student_id) WHERE e.id = $1`),
  },
  homework: { find: ofHomework, isShared: true },
  'list-change': { find: ofRow('SELECT class_code FROM list_changes WHERE id = $1') },
  override: {
    find: ofRow(`SELECT s.class_code FROM mark_overrides o JOIN attempts a ON a.id = o.attempt_id
      JOIN students s ON s.id = a.student_id WHERE o.id = $1`),
  },
  student: { find: ofRow('SELECT class_code FROM students WHERE id = $1') },
};
