import { deviceDatabase } from './device-database.ts';
import { type OutboxStore, readableEntries } from './outbox-store.ts';

/** Keeps entries in IndexedDB, on the disk before a write settles, so that a power cut loses nothing either. */
export const indexedDbStore: OutboxStore = {
  async put(entry) {
    const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite', { durability: 'strict' });
    const put = transaction.store.put(entry, entry.key);
    // Not waiting for the page to hear of the put: the page may be closed in this moment.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  },
  async remove(key) {
    await (await deviceDatabase()).delete('outbox', key);
  },
  async all() {
    return readableEntries(await (await deviceDatabase()).getAll('outbox'));
  },
};
