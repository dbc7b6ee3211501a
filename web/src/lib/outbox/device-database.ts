import * as z from 'zod/mini';

/** A promise among the tabs of a device that only its holder does a thing until then, in milliseconds since 1970. */
export const leaseSchema = z.object({ holder: z.string(), until: z.number() });

const storeNames = ['outbox', 'leases', 'practice'] as const;
type StoreName = (typeof storeNames)[number];

/** How long the browser may take for one piece of work before it counts as having no database, in milliseconds. */
const patience = 2_000;

let opened: Promise<IDBDatabase> | undefined;
/** Whether it has failed to answer in time. Then nothing waits for it until it does. */
let isSilent = false;

/** What a request of IndexedDB answers. */
export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Does work in one transaction on a store of the device's database; settles when what was written is on the disk. Rejects
 * where there is no database, and where the browser does not answer within 2 seconds.
 */
export async function inStore<Value>(
  name: StoreName,
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  if (isSilent) throw new Error('IndexedDB does not answer');
  const answer = inTransaction(name, mode, work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isSilent = true;
      answer.then(wake, () => {});
      reject(new Error('IndexedDB does not answer'));
    }, patience);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** It was slow, not silent: what it holds can be had now. */
function wake(): void {
  isSilent = false;
  dispatchEvent(new Event('devicedatabase'));
}

async function inTransaction<Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const transaction = (await database()).transaction(name, mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const [value] = await Promise.all([work(transaction.objectStore(name)), done]);
  return value;
}

/** The device's database, opened on first use, and again after it could not be opened or the browser closed it. */
async function database(): Promise<IDBDatabase> {
  opened ??= open();
  try {
    return await opened;
  } catch (error) {
    forget();
    throw error;
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('markwell', 2);
  request.onupgradeneeded = () => {
    const { objectStoreNames } = request.result;
    for (const name of storeNames) if (!objectStoreNames.contains(name)) request.result.createObjectStore(name);
  };
  const found = await answerOf(request);
  found.onclose = forget;
  found.onversionchange = () => {
    found.close();
    forget();
  };
  return found;
}

function forget(): void {
  opened = undefined;
}
