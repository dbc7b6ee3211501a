import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { stubPageGlobals } from '../testing/page-globals.ts';
import { answerOf, inStore } from './device-database.ts';
import { asOneSender } from './one-sender.ts';

beforeEach(() => {
  stubPageGlobals();
});
afterEach(() => vi.unstubAllGlobals());

/** Work that notes when it begins and ends. */
function noting(name: string, log: string[]) {
  return async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    log.push(`${name} ends`);
  };
}

describe('asOneSender', () => {
  it('does the work of two tabs one after the other, without Web Locks', async () => {
    const log: string[] = [];
    await Promise.all([asOneSender(noting('first', log)), asOneSender(noting('second', log))]);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('lets the next tab go on after a failure', async () => {
    await expect(asOneSender(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const log: string[] = [];
    await asOneSender(noting('next', log));
    expect(log).toHaveLength(2);
  });

  it.each([
    ['takes over from a tab that died', -1, true],
    ['waits for a tab that lives', 40_000, false],
    ['takes over when the clock has been put back', 3_600_000, true],
  ])('%s', async (_outcome, remaining, begins) => {
    const lease = { holder: 'another tab', until: Date.now() + remaining };
    await inStore('leases', 'readwrite', (store) => answerOf(store.put(lease, 'outbox')));
    const log: string[] = [];
    const done = asOneSender(noting('this tab', log));
    if (begins) await eventually(() => expect(log).toContain('this tab begins'));
    else await new Promise((resolve) => setTimeout(resolve, 60));
    expect(log.length > 0).toBe(begins);
    await inStore('leases', 'readwrite', (store) => answerOf(store.delete('outbox')));
    await done;
  });

  it('gives back no lease but its own: a tab that slept too long finds that another has taken over', async () => {
    const lease = { holder: 'another tab', until: Date.now() + 40_000 };
    await asOneSender(async () => {
      await inStore('leases', 'readwrite', (store) => answerOf(store.put(lease, 'outbox')));
    });
    expect(await inStore('leases', 'readonly', (store) => answerOf(store.get('outbox')))).toEqual(lease);
    await inStore('leases', 'readwrite', (store) => answerOf(store.delete('outbox')));
  });

  it.each<[label: string, request: () => unknown]>([
    ['reject', () => Promise.reject(new DOMException('Site data is blocked.', 'SecurityError'))],
    [
      'throw',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
  ])('does the work where the browser has Web Locks that %s', async (_label, request) => {
    vi.stubGlobal('navigator', { locks: { request } });
    const log: string[] = [];
    await asOneSender(noting('this tab', log));
    expect(log).toEqual(['this tab begins', 'this tab ends']);
  });

  it('does work that fails under a Web Lock once, and fails as it does', async () => {
    vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<void>) => work() } });
    let times = 0;
    const work = () => {
      times += 1;
      return Promise.reject(new Error('broken'));
    };
    await expect(asOneSender(work)).rejects.toThrow('broken');
    expect(times).toBe(1);
  });

  it('uses the browser’s Web Locks where it has them', async () => {
    const names: string[] = [];
    const request = (name: string, work: () => Promise<void>) => {
      names.push(name);
      return work();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    await asOneSender(noting('this tab', []));
    expect(names).toEqual(['markwell-outbox']);
  });
});
