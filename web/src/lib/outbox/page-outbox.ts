import { indexedDbStore } from './indexed-db-store.ts';
import { localStorageStore } from './local-storage-store.ts';
import { asOneSender } from './one-sender.ts';
import { createOutbox } from './outbox.ts';
import { withFallback } from './outbox-store.ts';

/** The outbox of this page. The shell starts it on every page, so that an attempt left waiting goes whichever is opened. */
export const pageOutbox = createOutbox({ store: withFallback(indexedDbStore, localStorageStore), asOneSender });
