import { insertRows } from './insert-rows.ts';
import type { HandedIn } from './keep-scores.ts';
import { countTriesLeft, selectAllowed } from './select-allowed.ts';
import { forSpending, inList, type Session } from './session.ts';

// SQL by hand: rows are locked without being read.

/**
 * Notes which of the attempts that were just stored came after closing, with no try left that a teacher allowed, and returns when it had
 * closed by their ids. Pupils stay locked until the transaction ends: of two attempts at once, the second finds the try spent.
 */
export async function keepAfterClosing(
  session: Session,
  stored: readonly (HandedIn & { readonly closedAt: string | null })[],
): Promise<ReadonlyMap<number, string>> {
  const late = stored.flatMap(({ closedAt, ...one }) => (closedAt === null ? [] : { ...one, closedAt }));
  if (late.length === 0) return new Map();
  const students = inList([...new Set(late.map(({ studentId }) => studentId))]);
  await session.run(
    `SELECT id FROM students WHERE id IN ${students.sql} ORDER BY id${forSpending(session)}`,
    students.values,
  );
  const left = new Map<string, number>();
  const ids = late.map(({ id }) => id);
  for (const homeworkId of new Set(late.map((one) => one.homeworkId)))
    for (const allowed of await selectAllowed(session, { homeworkId, studentIds: students.values }))
      left.set(keyOf(allowed), await countTriesLeft(session, allowed, ids));
  const closed = late.filter((one) => {
    const tries = left.get(keyOf(one)) ?? 0;
    left.set(keyOf(one), tries - 1);
    return tries < 1;
  });
  const rows = closed.map(({ id, closedAt }) => ({ attempt_id: id, closed_at: closedAt }));
  await insertRows(session, 'after_closing', rows);
  return new Map(closed.map(({ id, closedAt }) => [id, closedAt]));
}

function keyOf({ studentId, homeworkId }: Pick<HandedIn, 'studentId' | 'homeworkId'>): string {
  return `${studentId} ${homeworkId}`;
}
