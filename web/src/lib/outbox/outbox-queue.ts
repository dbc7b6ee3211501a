import { isHeld, isLongAgo, type OutboxEntry } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

/**
 * The entries to be sent: those kept on the device, and those of this page that the device could not keep. `isShown` says
 * which are on screen.
 */
export function createOutboxQueue(store: OutboxStore, isShown: (key: string) => boolean) {
  const own = new Map<string, OutboxEntry>();
  const onPageOnly = new Set<string>();

  /** Stores an entry as it is now. */
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

  /** All entries that are neither acknowledged nor removed, those that were refused too. */
  async function all() {
    return [...new Map([...(await stored()), ...own.values()].map((entry) => [entry.key, entry] as const)).values()];
  }

  return {
    /** Takes an entry of this page; settles when it is kept, or is known not to be. */
    async add(entry: OutboxEntry) {
      own.set(entry.key, entry);
      await keep(entry);
    },
    keep,
    remove,
    /** Another tab has settled the entry, and has changed the device's store already. */
    settledElsewhere: (key: string) => own.delete(key),
    /** Whether the browser would not keep the entry, so that it goes with the page. */
    isOnPageOnly: (key: string) => onPageOnly.has(key),
    all,
    /** What is to be sent: what is on screen first, then the oldest. */
    async unsent() {
      return (await all())
        .filter((entry) => entry.refusal === undefined && !isHeld(entry))
        .sort((a, b) => Number(isShown(b.key)) - Number(isShown(a.key)) || a.createdAt - b.createdAt);
    },
    /**
     * Notes that the answers of entries are offered from now on: of what was refused, and of what has waited too long and
     * has been `tried`, since a clock may have jumped. What has been offered for long enough is removed; nothing that is on
     * screen.
     */
    async offerOrRemove(tried: ReadonlySet<string>) {
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
