import { type OutboxStore, readableEntries } from './outbox-store.ts';

const prefix = 'markwell-outbox:';

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps entries in local storage, for browsers that refuse IndexedDB (some private windows, some school policies). */
export const localStorageStore: OutboxStore = {
  async put(entry) {
    localStorage.setItem(prefix + entry.key, JSON.stringify(entry));
  },
  async remove(key) {
    localStorage.removeItem(prefix + key);
  },
  async all() {
    const keys = Array.from({ length: localStorage.length }, (_item, index) => localStorage.key(index) ?? '');
    const own = keys.filter((key) => key.startsWith(prefix));
    return readableEntries(own.map((key) => parseJson(localStorage.getItem(key))));
  },
};
