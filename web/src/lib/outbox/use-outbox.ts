import { useSyncExternalStore } from 'react';
import type { SubmissionStatus } from './outbox-notices.ts';
import { pageOutbox } from './page-outbox.ts';
import type { Elsewhere } from './submission-statuses.ts';

/** What became of the attempt that this page submitted under the key. */
export function useSubmissionStatus(key: string | undefined): SubmissionStatus | undefined {
  return useSyncExternalStore(pageOutbox.subscribe, () => (key === undefined ? undefined : pageOutbox.status(key)));
}

/** The attempts on this device that are not on this page's screen. */
export function useElsewhere(): Elsewhere {
  return useSyncExternalStore(pageOutbox.subscribe, pageOutbox.elsewhere);
}
