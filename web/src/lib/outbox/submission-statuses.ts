import type { SubmissionStatus } from './outbox-notices.ts';

/** What became of the attempts on this page's screen, and how many others wait on the device. */
export interface SubmissionStatuses {
  /** The attempt is on screen from now on. */
  show(key: string): void;
  /** The attempt is no longer on screen, and its status is forgotten. */
  hide(key: string): void;
  isShown(key: string): boolean;
  get(key: string): SubmissionStatus | undefined;
  /** Notes what became of the attempt, if it is on screen. */
  set(key: string, status: SubmissionStatus): void;
  elsewhere(): number;
  setElsewhere(count: number): void;
  subscribe(listener: () => void): () => void;
}

/** Statuses that tell their listeners of every change. */
export function createSubmissionStatuses(): SubmissionStatuses {
  const statuses = new Map<string, SubmissionStatus | undefined>();
  const listeners = new Set<() => void>();
  let elsewhere = 0;

  function tell() {
    for (const listener of listeners) listener();
  }

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
    setElsewhere(count) {
      if (count === elsewhere) return;
      elsewhere = count;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
