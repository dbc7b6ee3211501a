import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { entryOf } from '../testing/outbox-examples.ts';
import { stubPageGlobals } from '../testing/page-globals.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  stubPageGlobals();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The stores as a page that has just been loaded has them. */
async function loadStore() {
  const { indexedDbStore } = await import('./indexed-db-store.ts');
  const { localStorageStore } = await import('./local-storage-store.ts');
  const { withFallback } = await import('./outbox-store.ts');
  return withFallback(indexedDbStore, localStorageStore);
}

/** A request to open the database that takes half a second too long. */
class LateRequest {
  onsuccess = () => {};
  onerror = () => {};
  onupgradeneeded = () => {};
  result: IDBDatabase | undefined;

  constructor(open: () => IDBOpenDBRequest) {
    setTimeout(() => {
      const request = open();
      request.onupgradeneeded = () => {
        this.result = request.result;
        this.onupgradeneeded();
      };
      request.onsuccess = () => {
        this.result = request.result;
        this.onsuccess();
      };
    }, 2_500);
  }
}

it('a database that never answers is waited for two seconds, once, and the attempt is kept in local storage', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const store = await loadStore();
  const kept = store.put(entryOf('key-0001'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(localStorage.length).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await kept;
  expect(localStorage.length).toBe(1);
  // No time passes any more: what waits from here on waits for ever.
  expect(await store.all()).toMatchObject([{ key: 'key-0001' }]);
  await store.remove('key-0001');
  expect(await store.all()).toEqual([]);
});

it('a database that was only slow is used again once it has answered, and the outbox is told', async () => {
  const told = vi.fn();
  vi.stubGlobal('dispatchEvent', told);
  const slow = { open: (name: string, version: number) => new LateRequest(() => indexedDB.open(name, version)) };
  const { indexedDB } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', slow);
  const store = await loadStore();
  const kept = store.put(entryOf('key-0001'));
  await vi.advanceTimersByTimeAsync(2_000);
  await kept;
  expect(localStorage.length).toBe(1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  await eventually(() => expect(told).toHaveBeenCalledOnce());
  await store.put(entryOf('key-0002'));
  expect(localStorage.length).toBe(1);
  expect(await store.all()).toHaveLength(3);
});

it('a database that cannot be opened is not waited for, and is tried again', async () => {
  const open = vi.fn(() => {
    throw new DOMException('No database here', 'SecurityError');
  });
  vi.stubGlobal('indexedDB', { open });
  const store = await loadStore();
  // No time passes here: what waits would wait for ever.
  await store.put(entryOf('key-0001'));
  await store.put(entryOf('key-0002'));
  expect(open).toHaveBeenCalledTimes(2);
  expect(await store.all()).toHaveLength(2);
});
