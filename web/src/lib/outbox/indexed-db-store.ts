import { deviceDatabase } from './device-database.ts';
import { type OutboxStore, readableEntries } from './outbox-store.ts';

/** Keeps entries in IndexedDB, on the disk before a write settles, so that a power cut loses nothing either. */
export const indexedDbStore: OutboxStore = {
  async put(entry) {
    const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(entry, entry.key), transaction.done]);
  },
  async remove(key) {
    await (await deviceDatabase()).delete('outbox', key);
  },
  async all() {
    return readableEntries(await (await deviceDatabase()).getAll('outbox'));
  },
};
