import type * as z from 'zod/mini';
import type { countWaiting as countWaitingCall } from '../../../contract/queue.ts';
import { selectWaiting } from '../../../db/select-queue.ts';
import type { Services } from '../../site/services/services.ts';
import { countAsked } from './count-asked.ts';
import { getQueueScope, type QueueChoice } from './queue-scope.ts';
import { readShared } from './shared-refusals.ts';

/** How many answers wait for a look, for themselves or because several share them, by homework and class. Throws a `Problem` for a homework or class that is none. */
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
