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

/** What became of the attempts on this page's screen, and which others are on the device. */
export interface SubmissionStatuses {
  /** The attempt is on screen from now on. */
  show(key: string): void;
  /** The attempt is no longer on screen, and its status is forgotten. */
  hide(key: string): void;
  isShown(key: string): boolean;
  get(key: string): SubmissionStatus | undefined;
  /** Notes what became of the attempt, if it is on screen. */
  set(key: string, status: SubmissionStatus): void;
  /** The same object as long as nothing has changed. */
  elsewhere(): Elsewhere;
  setElsewhere(found: Elsewhere): void;
  subscribe(listener: () => void): () => void;
}

/** Statuses that tell their listeners of every change. */
export function createSubmissionStatuses(): SubmissionStatuses {
  const statuses = new Map<string, SubmissionStatus | undefined>();
  const { subscribe, tell } = createListeners();
  let elsewhere: Elsewhere = { waiting: 0, offered: [] };

  return {
    show(key) {
      statuses.set(key, undefined);
    },
    hide(key) {
      statuses.delete(key);
    },
    isShown: (key) => statuses.has(key),
    get: (key) => statuses.get(key),
    set(key, status) {
      if (!statuses.has(key)) return;
      statuses.set(key, status);
      tell();
    },
    elsewhere: () => elsewhere,
    setElsewhere(found) {
      if (summaryOf(found) === summaryOf(elsewhere)) return;
      elsewhere = found;
      tell();
    },
    subscribe,
  };
}

const summaryOf = ({ waiting, offered }: Elsewhere) => [waiting, ...offered.map(({ key }) => key)].join();
