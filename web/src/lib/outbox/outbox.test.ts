import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { entryOf, healthyReply, receiptFor } from '../testing/outbox-examples.ts';
import { blockedStorage, stubPageGlobals } from '../testing/page-globals.ts';
import { type Arrived, type Reply, startSchoolServer } from '../testing/school-server.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { localStorageStore } from './local-storage-store.ts';
import { createOutbox } from './outbox.ts';
import { longestWait } from './outbox-entry.ts';
import { withFallback } from './outbox-store.ts';

const attempts = '/api/quiz-attempts';
const store = withFallback(indexedDbStore, localStorageStore);
const openOutbox = () => createOutbox({ store, asOneSender });

/** One after the other, as the browser's Web Locks do it. */
let line = Promise.resolve();
function asOneSender(work: () => Promise<void>): Promise<void> {
  line = line.then(work);
  return line;
}
/** Settles when nothing is being sent. */
async function untilQuiet() {
  for (let seen: unknown; seen !== line; ) {
    seen = line;
    await line;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

let page: ReturnType<typeof stubPageGlobals>;
let answer: (request: Arrived, earlier: readonly Arrived[]) => Reply;
let server: Awaited<ReturnType<typeof startSchoolServer>>;
let outbox: ReturnType<typeof openOutbox>;
let stop: () => void;

/** Answers the nth request to the address as told, and every other one in good health. */
function atAttempt(number: number, reply: Reply, path = attempts) {
  answer = (request, earlier) => {
    const before = earlier.filter((other) => other.path === path).length;
    return request.path === path && before === number - 1 ? reply : healthyReply(request);
  };
}

const keysSent = () => server.at(attempts).map(({ headers }) => headers['idempotency-key']);

beforeEach(async () => {
  page = stubPageGlobals();
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  answer = healthyReply;
  server = await startSchoolServer((request, earlier) => answer(request, earlier));
  outbox = openOutbox();
  stop = outbox.start();
  await untilQuiet();
});

afterEach(async () => {
  stop();
  await untilQuiet();
  await server.stop();
  for (const { key } of await indexedDbStore.all()) await indexedDbStore.remove(key);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an attempt in the outbox', () => {
  it('is sent after its student, under its key, and is no longer on the device once it is acknowledged', async () => {
    await outbox.add(entryOf('key-0001'));
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('saved'));
    expect(outbox.status('key-0001')).toEqual({ kind: 'saved', receipt: receiptFor('key-0001') });
    expect(server.arrived.map(({ path }) => path)).toEqual(['/api/students', attempts]);
    expect(server.at('/api/students')[0]?.body).toEqual(entryOf('key-0001').student);
    expect(server.at(attempts)[0]?.body).toEqual({ ...entryOf('key-0001').attempt, studentId: 12 });
    expect(keysSent()).toEqual(['key-0001']);
    expect(await store.all()).toEqual([]);
  });

  it('is on the device before it is sent', async () => {
    line = line.then(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await outbox.add(entryOf('key-0001'));
    expect(await indexedDbStore.all()).toEqual([entryOf('key-0001', { createdAt: expect.any(Number) })]);
    expect(server.arrived).toEqual([]);
  });

  it.each([
    ['the connection is lost before the answer comes', { status: 0, body: '', lost: true }, attempts],
    ['the server fails', { status: 500, body: 'broken' }, attempts],
    ['the student cannot be created', { status: 503, body: 'busy' }, '/api/students'],
    ['the server is busy', { status: 429, body: 'later' }, attempts],
    ['a filter of the network is in the way', { status: 403, body: 'blocked' }, attempts],
    ['a sign-in page of the network answers', { status: 200, body: '<h1>Sign in</h1>' }, attempts],
    ['something else answers', { status: 200, body: { hello: 'there' } }, attempts],
  ])('waits when %s, and goes with the same key and body when it works again', async (_why, reply, path) => {
    atAttempt(1, reply, path);
    await outbox.add(entryOf('key-0001'));
    await eventually(() => expect(outbox.status('key-0001')).toEqual({ kind: 'waiting', onPageOnly: false }));
    expect(await store.all()).toHaveLength(1);
    page.comeOnline();
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('saved'));
    const sent = server.at(attempts);
    expect(new Set(keysSent())).toEqual(new Set(['key-0001']));
    expect(sent.at(0)?.body).toEqual(sent.at(-1)?.body);
    expect(await store.all()).toEqual([]);
  });

  it('is on the device before its page has marked it, is sent by nobody meanwhile, and then goes with its marks', async () => {
    let mark = (_entry: ReturnType<typeof entryOf>) => {};
    const marked = new Promise<ReturnType<typeof entryOf>>((resolve) => {
      mark = resolve;
    });
    const entry = entryOf('key-0001');
    const adding = outbox.add(entry, marked);
    await eventually(async () => expect(await indexedDbStore.all()).toHaveLength(1));
    const other = openOutbox();
    const stopOther = other.start();
    await untilQuiet();
    expect(keysSent()).toEqual([]);
    mark({ ...entry, attempt: { ...entry.attempt, totalMarks: 1 } });
    await adding;
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('saved'));
    expect(server.at(attempts).map(({ body }) => body)).toMatchObject([{ totalMarks: 1 }]);
    stopOther();
  });

  it('whose page was closed before it had marked it goes without marks', async () => {
    await indexedDbStore.put(entryOf('key-0001', { heldUntil: Date.now() - 1 }));
    await indexedDbStore.put(entryOf('key-0002', { heldUntil: Date.now() + 3_600_000 }));
    page.comeOnline();
    await eventually(() => expect(keysSent().toSorted()).toEqual(['key-0001', 'key-0002']));
  });

  it('goes by itself some seconds after a failure', async () => {
    atAttempt(1, { status: 500, body: 'broken' });
    await outbox.add(entryOf('key-0001'));
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('saved'));
    expect(keysSent()).toHaveLength(2);
  });

  it('goes from the page that is opened next, which does not show whose it is', async () => {
    atAttempt(1, { status: 0, body: '', lost: true });
    await outbox.add(entryOf('key-0001'));
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('waiting'));
    stop();
    const next = openOutbox();
    stop = next.start();
    await eventually(async () => expect(await store.all()).toEqual([]));
    expect(keysSent()).toEqual(['key-0001', 'key-0001']);
    expect(next.status('key-0001')).toBeUndefined();
  });

  it.each([400, 404, 413, 422])('is kept but not sent again when the server refuses it with %i', async (status) => {
    atAttempt(1, { status, body: '{"error":"no"}' });
    await outbox.add(entryOf('key-0001'));
    await eventually(() =>
      expect(outbox.status('key-0001')).toEqual({ kind: 'refused', status, text: '{"error":"no"}' }),
    );
    await outbox.add(entryOf('key-0002'));
    await eventually(() => expect(outbox.status('key-0002')?.kind).toBe('saved'));
    expect(keysSent()).toEqual(['key-0001', 'key-0002']);
    expect((await store.all()).map(({ key }) => key)).toEqual(['key-0001']);
    await outbox.discard('key-0001');
    expect(await store.all()).toEqual([]);
  });

  it('goes before what waits from earlier when it is on screen, and that goes the oldest first', async () => {
    stop();
    await untilQuiet();
    const minutesAgo = (minutes: number) => ({ createdAt: Date.now() - minutes * 60_000 });
    // In the order of their keys, which is that of the device's database, they are neither old to new nor new to old.
    await store.put(entryOf('key-0001', minutesAgo(20)));
    await store.put(entryOf('key-0002', minutesAgo(10)));
    await store.put(entryOf('key-0003', minutesAgo(30)));
    await outbox.add(entryOf('key-0004'));
    await eventually(async () => expect(await store.all()).toEqual([]));
    expect(keysSent()).toEqual(['key-0004', 'key-0003', 'key-0001', 'key-0002']);
  });

  it('does not keep others waiting when the server fails on it', async () => {
    answer = (request) => {
      const broken = request.path === attempts && request.headers['idempotency-key'] === 'key-0001';
      return broken ? { status: 500, body: 'broken' } : healthyReply(request);
    };
    await outbox.add(entryOf('key-0001'));
    await outbox.add(entryOf('key-0002'));
    await eventually(() => expect(outbox.status('key-0002')?.kind).toBe('saved'));
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('waiting'));
  });

  it.each([
    ['the first of the list', { status: 200, body: [{ id: 7, isReleased: true }] }, 7],
    ['1 where the list is empty', { status: 200, body: [] }, 1],
    ['1 where the server has no list', { status: 500, body: 'broken' }, 1],
  ])('of Year 7 is sent as %s, and as the same when it is sent again', async (_id, list, id) => {
    answer = (request, earlier) => {
      if (request.path === '/api/assignments') return list;
      if (request.path !== attempts || earlier.some(({ path }) => path === attempts)) return healthyReply(request);
      return { status: 500, body: 'broken' };
    };
    await outbox.add(entryOf('key-0001', { attempt: { assignmentId: null, answers: {} } }));
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('waiting'));
    page.comeOnline();
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('saved'));
    expect(server.at(attempts).map(({ body }) => body)).toMatchObject([{ assignmentId: id }, { assignmentId: id }]);
    expect(server.at('/api/assignments')).toHaveLength(1);
  });

  it('is kept when it has waited too long: its answers are offered, and it is sent again all the same', async () => {
    answer = () => ({ status: 503, body: 'down' });
    await store.put(entryOf('key-old1', { createdAt: Date.now() - longestWait - 1 }));
    await store.put(entryOf('key-old2', { createdAt: Date.now() - longestWait + 60_000 }));
    await outbox.add(entryOf('key-old3', { createdAt: 0 }));
    await eventually(() => expect(outbox.elsewhere().offered.map(({ key }) => key)).toEqual(['key-old1']));
    expect(outbox.elsewhere().waiting).toBe(1);
    expect((await store.all()).map(({ key }) => key)).toEqual(['key-old1', 'key-old2', 'key-old3']);
    answer = healthyReply;
    page.comeOnline();
    await eventually(async () => expect(await store.all()).toEqual([]));
    await eventually(() => expect(outbox.elsewhere()).toEqual({ waiting: 0, offered: [] }));
  });

  it('is offered only when it was tried, however far the clock has jumped', async () => {
    answer = () => ({ status: 0, body: '', lost: true });
    for (const key of ['key-0001', 'key-0002']) await store.put(entryOf(key, { createdAt: Number(key.slice(-1)) }));
    page.comeOnline();
    // The first was tried; without a connection the other was not.
    await eventually(() => expect(outbox.elsewhere()).toMatchObject({ waiting: 1, offered: [{ key: 'key-0001' }] }));
    expect(await store.all()).toHaveLength(2);
  });

  it.each([
    ['refused', { createdAt: 0, refusal: { status: 400, text: 'no' } }],
    ['waiting', { createdAt: 0 }],
  ])('goes seven days after its answers were first offered, and not on screen (%s)', async (_why, old) => {
    answer = () => ({ status: 503, body: 'down' });
    await store.put(entryOf('key-0001', { ...old, offeredAt: Date.now() - longestWait - 1 }));
    await store.put(entryOf('key-0002', { ...old, offeredAt: Date.now() - longestWait + 60_000 }));
    await outbox.add(entryOf('key-0003', { ...old, offeredAt: 0 }));
    await eventually(async () => expect((await store.all()).map(({ key }) => key)).toEqual(['key-0002', 'key-0003']));
    await eventually(() => expect(outbox.elsewhere().offered.map(({ key }) => key)).toEqual(['key-0002']));
  });

  it('is offered when an old one is refused', async () => {
    answer = (request) => (request.path === attempts ? { status: 400, body: 'no' } : healthyReply(request));
    await store.put(entryOf('key-0001', { createdAt: 0 }));
    page.comeOnline();
    await eventually(() => expect(outbox.elsewhere().offered).toHaveLength(1));
    await untilQuiet();
    expect(await store.all()).toMatchObject([{ key: 'key-0001', offeredAt: expect.any(Number) }]);
  });

  it('is sent however old it looks: the clock may have been put right', async () => {
    await store.put(entryOf('key-0001', { createdAt: 0 }));
    page.comeOnline();
    await eventually(async () => expect(await store.all()).toEqual([]));
    expect(keysSent()).toEqual(['key-0001']);
  });

  it('is sent once by two tabs that start together', async () => {
    await store.put(entryOf('key-0001'));
    const other = openOutbox();
    const stopOther = other.start();
    page.comeOnline();
    await eventually(async () => expect(await store.all()).toEqual([]));
    stopOther();
    expect(keysSent()).toEqual(['key-0001']);
  });

  it('is known to be saved in the tab that shows it when another tab sent it', async () => {
    atAttempt(1, { status: 0, body: '', lost: true });
    await outbox.add(entryOf('key-0001'));
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('waiting'));
    const stopOther = openOutbox().start();
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('saved'));
    stopOther();
    expect(keysSent()).toHaveLength(2);
    // Nor is it sent by this one when it next may work.
    page.comeOnline();
    await untilQuiet();
    expect(keysSent()).toHaveLength(2);
  });
});

describe('the number of attempts that wait elsewhere', () => {
  it('counts those that are not on screen, until they are sent', async () => {
    answer = () => ({ status: 503, body: 'down' });
    const counts: number[] = [];
    outbox.subscribe(() => counts.push(outbox.elsewhere().waiting));
    await store.put(entryOf('key-0001'));
    await outbox.add(entryOf('key-0002'));
    await eventually(() => expect(outbox.elsewhere().waiting).toBe(1));
    outbox.release('key-0002');
    await eventually(() => expect(outbox.elsewhere().waiting).toBe(2));
    answer = healthyReply;
    page.comeOnline();
    await eventually(() => expect(outbox.elsewhere().waiting).toBe(0));
    expect(Math.max(...counts)).toBe(2);
  });
});

describe('an attempt that the server refused after its page was left', () => {
  it('is told of with its answers, is not sent again, and goes when it is discarded', async () => {
    answer = (request) => (request.path === attempts ? { status: 400, body: 'no' } : healthyReply(request));
    await store.put(entryOf('key-0001'));
    page.comeOnline();
    await eventually(() => expect(outbox.elsewhere().offered).toHaveLength(1));
    expect(outbox.elsewhere()).toMatchObject({
      waiting: 0,
      offered: [{ key: 'key-0001', refusal: { status: 400, text: 'no' } }],
    });
    page.comeOnline();
    await untilQuiet();
    expect(keysSent()).toEqual(['key-0001']);
    await outbox.discard('key-0001');
    expect(outbox.elsewhere()).toEqual({ waiting: 0, offered: [] });
    expect(await store.all()).toEqual([]);
  });

  it('is not told of while its own page shows it', async () => {
    answer = (request) => (request.path === attempts ? { status: 400, body: 'no' } : healthyReply(request));
    await outbox.add(entryOf('key-0001'));
    await eventually(() => expect(outbox.status('key-0001')?.kind).toBe('refused'));
    expect(outbox.elsewhere().offered).toEqual([]);
    outbox.release('key-0001');
    await eventually(() => expect(outbox.elsewhere().offered).toHaveLength(1));
  });
});

describe('where the browser refuses', () => {
  const refusing = {
    put: () => Promise.reject(new DOMException('No database here', 'InvalidStateError')),
    remove: () => Promise.reject(new DOMException('No database here', 'InvalidStateError')),
    all: () => Promise.reject(new DOMException('No database here', 'InvalidStateError')),
  };
  const withoutDatabase = () => createOutbox({ store: withFallback(refusing, localStorageStore), asOneSender });

  it('IndexedDB, the attempt waits in local storage', async () => {
    atAttempt(1, { status: 500, body: 'broken' });
    const fallback = withoutDatabase();
    await fallback.add(entryOf('key-0001'));
    expect(localStorage).toHaveLength(1);
    await eventually(() => expect(fallback.status('key-0001')?.kind).toBe('waiting'));
    const stopNext = withoutDatabase().start();
    await eventually(() => expect(localStorage).toHaveLength(0));
    stopNext();
    expect(keysSent()).toEqual(['key-0001', 'key-0001']);
  });

  it('IndexedDB for a time, what was kept in local storage is moved as soon as it changes', async () => {
    await localStorageStore.put(entryOf('key-0001'));
    atAttempt(1, { status: 400, body: 'no' });
    page.comeOnline();
    await eventually(() => expect(outbox.elsewhere().offered).toHaveLength(1));
    page.comeOnline();
    await untilQuiet();
    expect(keysSent()).toEqual(['key-0001']);
    expect(localStorage).toHaveLength(0);
    expect(await indexedDbStore.all()).toMatchObject([{ key: 'key-0001', refusal: { status: 400 } }]);
  });

  it('all storage, the attempt is sent from the open page', async () => {
    vi.stubGlobal('localStorage', blockedStorage);
    atAttempt(1, { status: 500, body: 'broken' });
    const fallback = withoutDatabase();
    const stopFallback = fallback.start();
    await untilQuiet();
    await fallback.add(entryOf('key-0001'));
    await eventually(() => expect(fallback.status('key-0001')).toEqual({ kind: 'waiting', onPageOnly: true }));
    page.comeOnline();
    await eventually(() => expect(fallback.status('key-0001')?.kind).toBe('saved'));
    stopFallback();
  });
});
