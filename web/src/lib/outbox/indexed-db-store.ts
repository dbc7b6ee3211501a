import { answerOf, inStore } from './device-database.ts';
import { type OutboxStore, readableEntries } from './outbox-store.ts';

/** Keeps entries in IndexedDB, on the disk before a write settles, so that a power cut loses nothing either. */
export const indexedDbStore: OutboxStore = {
  async put(entry) {
    await inStore('outbox', 'readwrite', (store) => {
      const put = answerOf(store.put(entry, entry.key));
      // Without waiting for the put, because the page may be closing.
      store.transaction.commit();
      return put;
    });
  },
  async remove(key) {
    await inStore('outbox', 'readwrite', (store) => answerOf(store.delete(key)));
  },
  async all() {
    return readableEntries(await inStore('outbox', 'readonly', (store) => answerOf(store.getAll())));
  },
};
