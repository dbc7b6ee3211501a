import { isExpired, type OutboxEntry } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

/** The entries to be sent: those kept on the device, and those of this page that the device could not keep. */
export interface OutboxQueue {
  /** Takes an entry of this page; settles when it is kept, or is known not to be. */
  add(entry: OutboxEntry): Promise<void>;
  /** Stores an entry as it is now. */
  keep(entry: OutboxEntry): Promise<void>;
  remove(key: string): Promise<void>;
  /** Another tab has settled the entry, and has changed the device's store already. */
  settledElsewhere(key: string): void;
  /** What is to be sent: what is on screen first, then the oldest. Removes what has waited too long. */
  unsent(): Promise<OutboxEntry[]>;
}

/** A queue over a store; `isShown` says which entries are on screen. */
export function createOutboxQueue(store: OutboxStore, isShown: (key: string) => boolean): OutboxQueue {
  const own = new Map<string, OutboxEntry>();

  async function keep(entry: OutboxEntry) {
    if (own.has(entry.key)) own.set(entry.key, entry);
    try {
      await store.put(entry);
    } catch (error) {
      console.error('The attempt cannot be kept on this device; do not close the page', error);
    }
  }

  async function remove(key: string) {
    own.delete(key);
    await store.remove(key);
  }

  async function stored() {
    try {
      return await store.all();
    } catch {
      return [];
    }
  }

  return {
    async add(entry) {
      own.set(entry.key, entry);
      await keep(entry);
    },
    keep,
    remove,
    settledElsewhere: (key) => own.delete(key),
    async unsent() {
      const entries = new Map([...(await stored()), ...own.values()].map((entry) => [entry.key, entry] as const));
      const expired = [...entries.values()].filter((entry) => isExpired(entry, Date.now()));
      for (const { key } of expired) await remove(key);
      return [...entries.values()]
        .filter((entry) => !expired.includes(entry) && entry.refusal === undefined)
        .sort((a, b) => Number(isShown(b.key)) - Number(isShown(a.key)) || a.createdAt - b.createdAt);
    },
  };
}
