import type * as z from 'zod/mini';
import type { readQueue } from '../../../contract/queue.ts';
import { offersOnGroup, offersOnJudged, readMay } from '../../people/authority/read-may.ts';
import type { Staff } from '../../people/sign-in/staff.ts';
import type { Services } from '../../site/services/services.ts';
import type { Queue } from './read-queue.ts';

/** The queue with what whoever asks may do: with each of its groups, and to `homework`, which is the one that was asked for. */
export async function readMayOfQueue(
  services: Services,
  queue: Queue,
  homework: string | undefined,
  staff: Pick<Staff, 'userId' | 'role'>,
): Promise<z.output<typeof readQueue.output>> {
  const mayOf = new Map<number, (typeof offersOnGroup)[number][0][]>();
  for (const { id } of queue.groups.map((group) => group.homework))
    if (!mayOf.has(id)) mayOf.set(id, await readMay(services, staff, offersOnGroup, { homework: String(id) }));
  return {
    ...queue,
    groups: queue.groups.map((group) => ({ ...group, may: mayOf.get(group.homework.id) ?? [] })),
    may: await readMay(services, staff, offersOnJudged, { homework }),
  };
}
