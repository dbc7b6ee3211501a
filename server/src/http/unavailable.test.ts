import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { needed } from '../../../scripts/lib/needed.ts';
import type { AttemptReceipt } from '../contract/quiz-attempts.ts';
import { type CreateDatabase, testDatabases } from '../db/testing/test-databases.ts';
import { openBlackHole } from '../testing/black-hole.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const limits = { call: 3_000, connect: 3_000 };
const [sqlite, postgres] = testDatabases;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(create: CreateDatabase): Promise<TestSite> {
  const site = await startTestSite(create, { limits });
  cleanups.push(site.close);
  return site;
}

const newStudent = async (site: TestSite, name = 'Sam'): Promise<number> =>
  (await site.post('/api/students', { name, studentClass: '8a/Sc1', teacher: 'T' })).body.id;

/** The references of all that was acknowledged, by key. */
const acknowledged = new Map<string, string>();
beforeEach(() => acknowledged.clear());

async function submit(site: TestSite, studentId: number, key: string = randomUUID()): Promise<Response> {
  const response = await site.request('POST', '/api/quiz-attempts', {
    body: { studentId, assignmentId: 3, answers: { q1b: 'it reflects '.repeat(700) } },
    headers: { 'Idempotency-Key': key },
  });
  if (response.status === 200) acknowledged.set(key, ((await response.clone().json()) as AttemptReceipt).reference);
  return response;
}

const health = async (site: TestSite) => (await site.request('GET', '/api/health-check')).status;
const healthIs = (site: TestSite, status: number) =>
  expect.poll(() => health(site), { timeout: 30_000, interval: 200 }).toBe(status);
const reasons = (site: TestSite) => site.logged.map((line) => JSON.parse(line)).filter(({ trouble }) => trouble);

function fileOf(site: TestSite): string {
  const { address } = site.services.database;
  if (address.engine !== 'sqlite') throw new Error('Expected a file');
  return address.file;
}

/** What goes wrong, and how it is put right again. */
interface Fault {
  readonly trouble: string;
  readonly create: CreateDatabase;
  /** Makes it go wrong; gives what mends it. */
  readonly begin: (site: TestSite) => Promise<() => unknown>;
}

const faults: Readonly<Record<string, Fault>> = {
  'a SQLite file that was moved away': {
    trouble: 'moved',
    create: sqlite!.create,
    begin: async (site) => {
      const file = fileOf(site);
      renameSync(file, `${file}.aside`);
      return () => renameSync(`${file}.aside`, file);
    },
  },
  'a SQLite file on a full disk': {
    trouble: 'full',
    create: sqlite!.create,
    begin: async (site) => {
      const { database } = site.services;
      const limit = (pages: number) => database.write((session) => session.run(`PRAGMA max_page_count = ${pages}`));
      await limit(1);
      const studentId = await newStudent(site);
      while ((await submit(site, studentId)).status === 200);
      return () => limit(1_000_000);
    },
  },
  'a SQLite file that another program keeps to itself': {
    trouble: 'busy',
    create: sqlite!.create,
    begin: async (site) => {
      const { default: sqlite3 } = await import('sqlite3');
      const shell = new sqlite3.Database(fileOf(site));
      await new Promise((resolve) => shell.exec('BEGIN IMMEDIATE', resolve));
      return () => new Promise((resolve) => shell.close(resolve));
    },
  },
  'a PostgreSQL behind a network that loses everything': {
    trouble: 'silent',
    create: async (fill) => {
      const { address, remove } = await postgres!.create(fill);
      if (address.engine !== 'postgres') throw new Error('Expected PostgreSQL');
      hole = await openBlackHole(address.url);
      cleanups.push(hole.close);
      return { address: { engine: 'postgres', url: hole.url }, url: hole.url, remove };
    },
    begin: async () => {
      hole?.swallow();
      return () => hole?.recover();
    },
  },
  'a PostgreSQL that takes no writes': {
    trouble: 'read-only',
    create: postgres!.create,
    begin: async ({ services: { database } }) => {
      if (database.address.engine !== 'postgres') throw new Error('Expected PostgreSQL');
      const name = new URL(database.address.url).pathname.slice(1);
      const set = async (value: 'on' | 'off') => {
        const client = new Client({ connectionString: await needed('postgres') });
        await client.connect();
        await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
        await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
        await client.end();
      };
      await set('on');
      // What was connected before is found out to have ended by the first call.
      await database.reader.run('SELECT 1').catch(() => {});
      return () => set('off');
    },
  },
};

let hole: Awaited<ReturnType<typeof openBlackHole>> | undefined;

describe.each(Object.entries(faults))('%s', (_what, { trouble, create, begin }) => {
  it('is 503 with a time to come back for submissions and the health check, logged once, and loses nothing', async () => {
    const site = await start(create);
    const studentId = await newStudent(site);
    expect((await submit(site, studentId, 'the-first-key')).status).toBe(200);
    expect(await health(site)).toBe(200);
    const mend = await begin(site);

    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(site, studentId)));
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ error: expect.stringContaining('Try again') });
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    await healthIs(site, 503);
    expect((await submit(site, studentId)).status).toBe(503);
    const logged = reasons(site);
    expect(logged.filter((line) => line.trouble === trouble)).toMatchObject([{ msg: 'the database cannot be used' }]);
    expect(new Set(logged.map((line) => line.trouble)).size).toBe(logged.length);

    await mend();
    await healthIs(site, 200);
    expect(reasons(site).at(-1)).toMatchObject({ msg: 'the database can be used again' });
    await expect.poll(async () => (await submit(site, studentId)).status, { timeout: 30_000 }).toBe(200);
    const told = new Map(acknowledged);
    expect(told.has('the-first-key')).toBe(true);
    for (const [key, reference] of told) {
      await submit(site, studentId, key);
      expect(acknowledged.get(key)).toBe(reference);
      expect((await site.get(`/api/results/${reference}`)).body.reference).toBe(reference);
    }
    expect(await site.services.database.reader.tables.attempts.count()).toBe(told.size);
  });
});

describe.each(testDatabases)('the health check on $name', ({ create }) => {
  it('asks the database once for all that ask within a second, and not at all after something was stored', async () => {
    const site = await start(create);
    const studentId = await newStudent(site);
    const { database } = site.services;
    let writes = 0;
    const { write } = database;
    Object.assign(database, {
      write: (work: Parameters<typeof write>[0]) => {
        writes += 1;
        return write(work);
      },
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.get('/api/health-check')));
    expect(answers[0]).toEqual({ status: 200, body: { status: 'ok', time: expect.any(String) } });
    expect(writes).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await submit(site, studentId);
    await health(site);
    expect(writes).toBe(3);
  });

  it('takes no more room however often it is asked', async () => {
    const site = await start(create);
    const { database, storage } = site.services;
    const size = async () => {
      const measure =
        database.address.engine === 'sqlite' ? 'PRAGMA page_count' : 'SELECT count(*) FROM homework_pictures';
      return Object.values((await database.reader.run(measure))[0] as object)[0];
    };
    await storage.check();
    const before = await size();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await storage.check();
    expect(await size()).toEqual(before);
  });
});
