import { readMarking } from '../../../db/marking-json.ts';
import { type QueueScope, selectAskedMarkings } from '../../../db/select-queue.ts';
import type { Session } from '../../../db/session.ts';
import { isOpen } from './read-queue.ts';

/** Answers that students ask about and that nobody has decided yet, by homework and class. */
export async function countAsked(
  session: Session,
  scope: QueueScope,
): Promise<{ homeworkId: number; class: string; asked: number }[]> {
  const counted = new Map<string, { homeworkId: number; class: string; asked: number }>();
  for (const row of await selectAskedMarkings(session, scope)) {
    const result = readMarking(row.marking).results.find(({ questionId }) => questionId === row.question_id);
    if (result === undefined || !isOpen(result)) continue;
    const name = `${row.homework_id} ${row.class_code}`;
    const known = counted.get(name) ?? { homeworkId: row.homework_id, class: row.class_code, asked: 0 };
    counted.set(name, { ...known, asked: known.asked + 1 });
  }
  return [...counted.values()];
}
