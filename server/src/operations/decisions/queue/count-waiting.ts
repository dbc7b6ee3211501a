import type * as z from 'zod/mini';
import type { countWaiting as countWaitingCall } from '../../../contract/queue.ts';
import { readMarking } from '../../../db/marking-json.ts';
import { type QueueScope, selectAskedMarkings, selectWaiting } from '../../../db/select-queue.ts';
import type { Session } from '../../../db/session.ts';
import type { Services } from '../../site/services/services.ts';
import { getQueueScope, type QueueChoice } from './queue-scope.ts';
import { isOpen } from './read-queue.ts';
import { readShared } from './shared-refusals.ts';

/** How many answers wait for a look, for themselves or because several share them, by homework and class. Throws a `Problem` for an unknown homework or class. */
export async function countWaiting(
  services: Services,
  choice: QueueChoice,
): Promise<z.output<typeof countWaitingCall.output>> {
  const scope = await getQueueScope(services, choice);
  const { reader } = services.database;
  const [waiting, asked, shared] = await Promise.all([
    selectWaiting(reader, scope),
    countAsked(reader, scope),
    readShared(services, scope),
  ]);
  const nameOf = (homeworkId: number, code: string) => `${homeworkId} ${code}`;
  const rows = new Map(
    waiting.map(({ homework_id: homeworkId, class_code: code, answers }) => [
      nameOf(homeworkId, code),
      { homeworkId, class: code, answers, asked: 0 },
    ]),
  );
  for (const { homeworkId, class: code, answers } of shared.counted) {
    if (scope.classes?.includes(code) === false) continue;
    const row = rows.get(nameOf(homeworkId, code)) ?? { homeworkId, class: code, answers: 0, asked: 0 };
    rows.set(nameOf(homeworkId, code), { ...row, answers: row.answers + answers });
  }
  for (const { homeworkId, class: code, asked: number } of asked) {
    const row = rows.get(nameOf(homeworkId, code)) ?? { homeworkId, class: code, answers: 0, asked: 0 };
    rows.set(nameOf(homeworkId, code), { ...row, asked: number });
  }
  return [...rows.values()].sort(
    (one, other) => one.homeworkId - other.homeworkId || one.class.localeCompare(other.class, 'en'),
  );
}

/** Answers that students ask about and that nobody has decided yet, by homework and class. */
async function countAsked(
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
