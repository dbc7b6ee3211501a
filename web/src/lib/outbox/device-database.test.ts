import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryOf } from '../testing/outbox-examples.ts';
import { stubPageGlobals } from '../testing/page-globals.ts';

beforeEach(() => {
  vi.resetModules();
  stubPageGlobals();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
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
  const started = performance.now();
  await store.put(entryOf('key-0001'));
  const waited = performance.now() - started;
  expect(waited).toBeGreaterThan(1_900);
  expect(waited).toBeLessThan(3_000);
  expect(localStorage.length).toBe(1);
  const again = performance.now();
  expect(await store.all()).toMatchObject([{ key: 'key-0001' }]);
  await store.remove('key-0001');
  expect(await store.all()).toEqual([]);
  expect(performance.now() - again).toBeLessThan(500);
});

it('a database that was only slow is used again once it has answered, and the outbox is told', async () => {
  const told = vi.fn();
  vi.stubGlobal('dispatchEvent', told);
  const slow = { open: (name: string, version: number) => new LateRequest(() => indexedDB.open(name, version)) };
  const { indexedDB } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', slow);
  const store = await loadStore();
  await store.put(entryOf('key-0001'));
  expect(localStorage.length).toBe(1);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 3_000 });
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
  const started = performance.now();
  await store.put(entryOf('key-0001'));
  await store.put(entryOf('key-0002'));
  expect(performance.now() - started).toBeLessThan(500);
  expect(open).toHaveBeenCalledTimes(2);
  expect(await store.all()).toHaveLength(2);
});
