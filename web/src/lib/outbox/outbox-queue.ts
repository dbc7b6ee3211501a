import { isHeld, isLongAgo, type OutboxEntry } from './outbox-entry.ts';
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
  /** Whether the browser would not keep the entry, so that it goes with the page. */
  isOnPageOnly(key: string): boolean;
  /** All entries that are neither acknowledged nor removed, those that were refused too. */
  all(): Promise<OutboxEntry[]>;
  /** What is to be sent: what is on screen first, then the oldest. */
  unsent(): Promise<OutboxEntry[]>;
  /**
   * Notes that the answers of entries are offered from now on: of what was refused, and of what has waited too long and has been
   * `tried`, since a clock may have jumped. What has been offered for long enough is removed; nothing that is on screen.
   */
  offerOrRemove(tried: ReadonlySet<string>): Promise<void>;
}

/** A queue over a store; `isShown` says which entries are on screen. */
export function createOutboxQueue(store: OutboxStore, isShown: (key: string) => boolean): OutboxQueue {
  const own = new Map<string, OutboxEntry>();
  const onPageOnly = new Set<string>();

  async function keep(entry: OutboxEntry) {
    if (own.has(entry.key)) own.set(entry.key, entry);
    try {
      await store.put(entry);
      onPageOnly.delete(entry.key);
    } catch (error) {
      onPageOnly.add(entry.key);
      console.error('The attempt cannot be kept on this device; do not close the page', error);
    }
  }

  async function remove(key: string) {
    own.delete(key);
    onPageOnly.delete(key);
    await store.remove(key);
  }

  async function stored() {
    try {
      return await store.all();
    } catch {
      return [];
    }
  }

  async function all() {
    return [...new Map([...(await stored()), ...own.values()].map((entry) => [entry.key, entry] as const)).values()];
  }

  return {
    async add(entry) {
      own.set(entry.key, entry);
      await keep(entry);
    },
    keep,
    remove,
    settledElsewhere: (key) => own.delete(key),
    isOnPageOnly: (key) => onPageOnly.has(key),
    all,
    async unsent() {
      return (await all())
        .filter((entry) => entry.refusal === undefined && !isHeld(entry))
        .sort((a, b) => Number(isShown(b.key)) - Number(isShown(a.key)) || a.createdAt - b.createdAt);
    },
    async offerOrRemove(tried) {
      for (const entry of await all()) {
        const { key, createdAt, refusal, offeredAt } = entry;
        if (isShown(key)) continue;
        if (offeredAt !== undefined) {
          if (isLongAgo(offeredAt)) await remove(key);
        } else if (refusal || (tried.has(key) && isLongAgo(createdAt))) await keep({ ...entry, offeredAt: Date.now() });
      }
    },
  };
}
