import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import { DatabaseUnavailable } from '../../../db/unavailable.ts';

// SQL by hand: what a submission is stored by is what is looked at.

/** How long something that was found out counts, in milliseconds: every page asks every 15 seconds. */
const freshFor = 1_000;

/** How long a write may take, in milliseconds: a page waits 5 seconds for the answer. */
const patience = 4_000;

/** Knows whether a submission can be stored now. */
export interface StorageWatch {
  /** Resolves when one could be, within the last second; rejects with what stands in the way after 4 seconds at most. */
  check(): Promise<void>;
  /** Something was stored just now: as good as a check. */
  noteStored(): void;
  /** Something could not be stored: the next check looks again. */
  noteFailed(): void;
}

interface Probe {
  readonly result: Promise<unknown>;
  readonly from: number;
  isUnderWay: boolean;
}

/** `clock` counts milliseconds and is never put back. */
export function createStorageWatch(
  database: Pick<Database, 'write'>,
  clock: () => number = () => performance.now(),
): StorageWatch {
  let storedAt = Number.NEGATIVE_INFINITY;
  let last: Probe | undefined;

  function begin(): Probe {
    const result = storeAndTakeAway(database);
    const begun: Probe = { result, from: clock(), isUnderWay: true };
    result.then(noteStored, noteFailed).finally(() => {
      begun.isUnderWay = false;
    });
    return begun;
  }

  function noteStored() {
    storedAt = clock();
  }

  function noteFailed() {
    storedAt = Number.NEGATIVE_INFINITY;
  }

  return {
    noteStored,
    noteFailed,
    check: async () => {
      if (clock() - storedAt < freshFor) return;
      if (last === undefined || (!last.isUnderWay && clock() - last.from >= freshFor)) last = begin();
      const left = Math.max(0, last.from + patience - clock());
      const stop = new AbortController();
      const late = sleep(left, undefined, { signal: stop.signal }).then(() => {
        throw new DatabaseUnavailable('silent');
      });
      late.catch(() => {});
      await Promise.race([last.result, late]).finally(() => stop.abort());
    },
  };
}

/** More than an attempt with its marking takes, as bytes that cannot be made less. */
const probe = randomBytes(64 * 1024);

/**
 * Stores so much and takes it away again, which leaves its room free for the next. In one transaction SQLite would never write it, and on
 * a full disk the little that it would write may still find room where an attempt does not. What a killed server leaves has expired.
 */
async function storeAndTakeAway({ write }: Pick<Database, 'write'>): Promise<void> {
  const digest = `health-check ${randomUUID()}`;
  await write((session) =>
    session.run(
      `INSERT INTO homework_pictures (digest, type, size, bytes, created_at, expires_at)
       VALUES ($1, 'image/png', 0, $2, '', '')`,
      [digest, probe],
    ),
  );
  await write((session) => session.run('DELETE FROM homework_pictures WHERE digest = $1', [digest]));
}
