import { useSyncExternalStore } from 'react';
import type { SubmissionStatus } from './outbox-notices.ts';
import { pageOutbox } from './page-outbox.ts';

/** What became of the attempt that this page submitted under the key. */
export function useSubmissionStatus(key: string | undefined): SubmissionStatus | undefined {
  return useSyncExternalStore(pageOutbox.subscribe, () => (key === undefined ? undefined : pageOutbox.status(key)));
}

/** How many attempts wait on this device that are not on this page's screen. */
export function useWaitingElsewhere(): number {
  return useSyncExternalStore(pageOutbox.subscribe, pageOutbox.waitingElsewhere);
}
