import { createListeners } from '../listeners.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { SubmissionStatus } from './outbox-notices.ts';

/** Attempts on the device that are not on this page's screen. */
export interface Elsewhere {
  /** How many wait to be sent, and have not waited long. */
  readonly waiting: number;
  /**
   * Those whose answers should be offered as a file: the server will never accept them, or they have waited
   * too long.
   */
  readonly offered: readonly OutboxEntry[];
}

/** What became of the attempts on this page's screen, and which others are on the device; tells its listeners of every change. */
export function createSubmissionStatuses() {
  const statuses = new Map<string, SubmissionStatus | undefined>();
  const { subscribe, tell } = createListeners();
  let elsewhere: Elsewhere = { waiting: 0, offered: [] };

  return {
    /** The attempt is on screen from now on. */
    show(key: string) {
      statuses.set(key, undefined);
    },
    /** The attempt is no longer on screen, and its status is forgotten. */
    hide(key: string) {
      statuses.delete(key);
    },
    isShown: (key: string) => statuses.has(key),
    get: (key: string) => statuses.get(key),
    /** Notes what became of the attempt, if it is on screen. */
    set(key: string, status: SubmissionStatus) {
      if (!statuses.has(key)) return;
      statuses.set(key, status);
      tell();
    },
    /** The same object as long as nothing has changed. */
    elsewhere: () => elsewhere,
    setElsewhere(found: Elsewhere) {
      if (summaryOf(found) === summaryOf(elsewhere)) return;
      elsewhere = found;
      tell();
    },
    subscribe,
  };
}

const summaryOf = ({ waiting, offered }: Elsewhere) => [waiting, ...offered.map(({ key }) => key)].join();
