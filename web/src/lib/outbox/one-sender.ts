import { randomKey } from '../random-key.ts';
import { answerOf, inStore, leaseSchema } from './device-database.ts';

/** Longest time a tab that died keeps the others from sending, in milliseconds. */
const leaseTime = 45_000;
const askAgainAfter = 1_000;
const name = 'outbox';

/**
 * Runs `work` while no other tab of this browser does, waiting for its turn. Without Web Locks (plain HTTP,
 * or blocked site data) it uses a lease in IndexedDB, and otherwise nothing: then two tabs may send the same
 * attempt, which the server still stores once.
 */
export async function asOneSender(work: () => Promise<void>): Promise<void> {
  if (await doneUnderLock(work)) return;
  const holder = randomKey();
  while (!(await takeLease(holder))) await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
  try {
    await work();
  } finally {
    await giveBackLease(holder);
  }
}

/** Does the work under a Web Lock, and rejects as it does; false, and nothing done, where there is no lock to be had. */
async function doneUnderLock(work: () => Promise<void>): Promise<boolean> {
  let isBegun = false;
  try {
    await navigator.locks.request(`markwell-${name}`, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
  }
  return isBegun;
}

async function takeLease(holder: string): Promise<boolean> {
  try {
    return await inStore('leases', 'readwrite', async (store) => {
      const held = leaseSchema.safeParse(await answerOf(store.get(name))).data;
      const now = Date.now();
      // One that ends later than any could was taken before the clock was put back.
      const free = held === undefined || held.until < now || held.until > now + leaseTime;
      if (free) await answerOf(store.put({ holder, until: now + leaseTime }, name));
      return free;
    });
  } catch {
    return true;
  }
}

async function giveBackLease(holder: string): Promise<void> {
  try {
    await inStore('leases', 'readwrite', async (store) => {
      const held = leaseSchema.safeParse(await answerOf(store.get(name))).data;
      if (held?.holder === holder) await answerOf(store.delete(name));
    });
  } catch {
    // No lease was kept where there is no IndexedDB.
  }
}
