import { forgetKept, keep, keptKeys, readKeptJson } from '../device-storage.ts';
import { type OutboxStore, readableEntries } from './outbox-store.ts';

const prefix = 'markwell-outbox:';

/** Keeps entries in local storage, for browsers that refuse IndexedDB (some private windows, some school policies). */
export const localStorageStore: OutboxStore = {
  async put(entry) {
    if (!keep(prefix + entry.key, JSON.stringify(entry))) throw new Error('Local storage cannot be used');
  },
  async remove(key) {
    forgetKept(prefix + key);
  },
  async all() {
    return readableEntries(keptKeys(prefix).map(readKeptJson));
  },
};
