import { randomKey } from '../random-key.ts';
import { deviceDatabase } from './device-database.ts';

/** Longest time a tab that died keeps the others from sending, in milliseconds. */
const leaseTime = 45_000;
const askAgainAfter = 1_000;
const name = 'outbox';

/**
 * Does `work` while no other tab of this browser does, waiting for its turn. Where there are no Web Locks (plain HTTP is
 * no secure context) a lease in IndexedDB stands in, and without that nothing: then two tabs may send the same attempt,
 * which the server stores once all the same.
 */
export async function asOneSender(work: () => Promise<void>): Promise<void> {
  if (navigator.locks !== undefined) {
    await navigator.locks.request(`markwell-${name}`, work);
    return;
  }
  const holder = randomKey();
  while (!(await takeLease(holder))) await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
  try {
    await work();
  } finally {
    await giveBackLease(holder);
  }
}

async function takeLease(holder: string): Promise<boolean> {
  try {
    const transaction = (await deviceDatabase()).transaction('leases', 'readwrite');
    const held = await transaction.store.get(name);
    const now = Date.now();
    // One that ends later than any could was taken before the clock was put back.
    const free = held === undefined || held.until < now || held.until > now + leaseTime;
    if (free) await transaction.store.put({ holder, until: now + leaseTime }, name);
    await transaction.done;
    return free;
  } catch {
    return true;
  }
}

async function giveBackLease(holder: string): Promise<void> {
  try {
    const transaction = (await deviceDatabase()).transaction('leases', 'readwrite');
    const held = await transaction.store.get(name);
    if (held?.holder === holder) await transaction.store.delete(name);
    await transaction.done;
  } catch {
    // No lease was kept where there is no IndexedDB.
  }
}
