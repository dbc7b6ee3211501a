import { type OutboxEntry, outboxEntrySchema } from './outbox-entry.ts';

/** Where entries are kept. Writes are durable once the promise has settled. */
export interface OutboxStore {
  put(entry: OutboxEntry): Promise<void>;
  remove(key: string): Promise<void>;
  /** All entries that can be read, in no particular order. */
  all(): Promise<OutboxEntry[]>;
}

/** The entries among stored values; one that no version of this page wrote is passed over. */
export function readableEntries(values: readonly unknown[]): OutboxEntry[] {
  return values.flatMap((value) => {
    const entry = outboxEntrySchema.safeParse(value);
    return entry.success ? [entry.data] : [];
  });
}

/** Keeps entries in the first store, and in the second those that the first could not take. */
export function withFallback(first: OutboxStore, second: OutboxStore): OutboxStore {
  return {
    async put(entry) {
      try {
        await first.put(entry);
      } catch (error) {
        console.warn('IndexedDB cannot be used; the attempt is kept in local storage', error);
        return second.put(entry);
      }
      // What was kept there while the first could not be used is out of date now.
      await second.remove(entry.key).catch(() => {});
    },
    async remove(key) {
      await Promise.allSettled([first.remove(key), second.remove(key)]);
    },
    async all() {
      const found = await Promise.allSettled([first.all(), second.all()]);
      return found.flatMap((entries) => (entries.status === 'fulfilled' ? entries.value : []));
    },
  };
}
