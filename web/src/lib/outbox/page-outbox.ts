import { useSyncExternalStore } from 'react';
import { indexedDbStore } from './indexed-db-store.ts';
import { localStorageStore } from './local-storage-store.ts';
import { asOneSender } from './one-sender.ts';
import { createOutbox } from './outbox.ts';
import type { SubmissionStatus } from './outbox-notices.ts';
import { withFallback } from './outbox-store.ts';
import type { Elsewhere } from './submission-statuses.ts';

/** The outbox of this page. The shell starts it on every page, so that an attempt left waiting goes whichever is opened. */
export const pageOutbox = createOutbox({ store: withFallback(indexedDbStore, localStorageStore), asOneSender });

/** What became of the attempt that this page submitted under the key. */
export function useSubmissionStatus(key: string | undefined): SubmissionStatus | undefined {
  return useSyncExternalStore(pageOutbox.subscribe, () => (key === undefined ? undefined : pageOutbox.status(key)));
}

/** The attempts on this device that are not on this page's screen. */
export function useElsewhere(): Elsewhere {
  return useSyncExternalStore(pageOutbox.subscribe, pageOutbox.elsewhere);
}
