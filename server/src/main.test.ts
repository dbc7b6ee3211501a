import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '../../scripts/lib/test-amount.ts';
import { insertRows } from './db/insert-rows.ts';
import { openDatabase } from './db/open-database.ts';
import { type Fill, type TestDatabase, testDatabases } from './db/testing/test-databases.ts';
import { loadBuiltInContent } from './operations/homework/catalogue/load-built-in-content.ts';
import { createServices } from './operations/site/services/services.ts';
import { eventually } from './testing/eventually.ts';
import { type ServerProcess, startProcess } from './testing/start-process.ts';

const password = 'a long enough password';

/** How often a server is started and harmed; more than once by hand, before a release. */
const killRounds = Number(process.env.MARKWELL_KILL_ROUNDS ?? amount({ sample: 1, all: 10 }));
/** How many attempts are acknowledged before a server is harmed. */
const burst = amount({ sample: 40, all: 100 });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const fileOf = ({ address }: TestDatabase) => (address.engine === 'sqlite' ? address.file : '');

/** What is done to a server; `begin` gives what ends it, for what ends. */
const harms: readonly {
  readonly harm: string;
  readonly only?: string;
  readonly begin: (server: ChildProcess, file: string) => (() => unknown) | undefined;
}[] = [
  { harm: 'killed', begin: () => undefined },
  {
    harm: 'frozen',
    begin: (server) => {
      server.kill('SIGSTOP');
      return () => server.kill('SIGCONT');
    },
  },
  {
    harm: 'left without its file for a time',
    only: 'sqlite',
    begin: (_server, file) => {
      renameSync(file, `${file}.aside`);
      return () => renameSync(`${file}.aside`, file);
    },
  },
];

const withContent: Fill = (database) => loadBuiltInContent(createServices(database));

for (const { name, create } of testDatabases) {
  describe(`the server process on ${name}`, () => {
    let test: TestDatabase;
    const processes: ServerProcess[] = [];
    beforeEach(async () => {
      test = await create(withContent);
    });
    afterEach(async () => {
      for (const { process, ended } of processes.splice(0)) {
        process.kill('SIGKILL');
        await ended;
      }
      await test.remove();
    });

    const start = (env: Record<string, string> = {}, args: string[] = []) => {
      const started = startProcess({ DATABASE_URL: test.url, MARKWELL_ADMIN_PASSWORD: password, ...env }, args);
      processes.push(started);
      return started;
    };
    const post = async (url: string, path: string, body: object, key?: string) => {
      const headers = { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) };
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { id: number; reference: string };
    };
    const newStudent = (url: string) =>
      post(url, '/api/students', { name: 'Sam', studentClass: '8a/Sc1', teacher: 'T' });

    it.each(harms.filter(({ only }) => only === undefined || only === name))(
      'keeps every acknowledged attempt exactly once when it is $harm in the middle of a burst',
      async ({ harm, begin }) => {
        const acknowledged = new Map<string, string>();
        let studentId = 0;
        for (let round = 0; round < killRounds; round += 1) {
          const server = start();
          const url = await server.url;
          ({ id: studentId } = await newStudent(url));
          let isOver = false;
          const send = async () => {
            while (!isOver) {
              const key = randomUUID();
              const attempt = { studentId, assignmentId: 3, answers: ['3 waves', '1 Hz'] };
              const { reference } = await post(url, '/api/quiz-attempts', attempt, key);
              // What is refused meanwhile has none, and is sent again by pages.
              if (reference === undefined) await pause(100);
              else acknowledged.set(key, reference);
            }
          };
          const more = async (count: number) => {
            const wanted = acknowledged.size + count;
            await eventually(() => expect(acknowledged.size).toBeGreaterThan(wanted));
          };
          const senders = Array.from({ length: 20 }, () => send().catch(() => {}));
          await more(burst);
          const mend = await begin(server.process, fileOf(test));
          if (mend !== undefined) {
            await pause(2_000);
            await mend();
            await more(burst / 2);
          }
          server.process.kill('SIGKILL');
          isOver = true;
          await Promise.all(senders);
          await server.ended;
        }

        const database = await openDatabase(test.address);
        const stored = await database.reader.tables.attempts.findAll();
        const references = new Map<string, string[]>();
        for (const { idempotencyKey, reference } of stored) {
          references.set(idempotencyKey ?? '', [...(references.get(idempotencyKey ?? '') ?? []), reference]);
        }
        for (const [key, reference] of acknowledged) expect(references.get(key)).toEqual([reference]);
        expect(stored.filter(({ currentMarkingId }) => currentMarkingId === null)).toEqual([]);
        expect(await database.reader.tables.markings.count()).toBe(stored.length);
        await database.close();
        if (killRounds > 1) console.info(`${acknowledged.size} acknowledged over ${killRounds} rounds, all there once`);

        // All end the same way.
        if (harm !== 'killed') return;
        const again = start();
        const [[key = '', reference = ''] = []] = acknowledged;
        const repeat = { studentId, assignmentId: 3, answers: ['3 waves', '1 Hz'] };
        expect((await post(await again.url, '/api/quiz-attempts', repeat, key)).reference).toBe(reference);
      },
    );

    it('finishes what is under way when it is told to stop, also twice at once, and ends with 0', async () => {
      const server = start();
      const url = await server.url;
      const { id: studentId } = await newStudent(url);
      const submissions = Array.from({ length: 30 }, () =>
        post(url, '/api/quiz-attempts', { studentId, assignmentId: 3, answers: [] }, randomUUID()),
      );
      const settled = Promise.allSettled(submissions);
      await submissions[0];
      server.process.kill('SIGINT');
      await new Promise((resolve) => setTimeout(resolve, 1));
      server.process.kill('SIGINT');
      expect(await server.ended).toBe(0);
      const receipts = (await settled).flatMap((sent) => (sent.status === 'fulfilled' ? sent.value.id : []));
      const database = await openDatabase(test.address);
      const stored = (await database.reader.tables.attempts.findAll()).map(({ id }) => id);
      expect(receipts.length).toBeGreaterThan(0);
      expect(stored).toEqual(expect.arrayContaining(receipts));
      await database.close();
      await expect(fetch(url)).rejects.toThrow();
    });

    it('goes on with a re-mark whose program was killed on its way to the attempts', async () => {
      const database = await openDatabase(test.address);
      const run = {
        homework_id: 2,
        scheme_version: 1,
        policy: 'guarded',
        summary: '{}',
        applied_at: 'x',
        moving: 'on',
      };
      await database.write((session) => insertRows(session, 'remark_runs', [run]));
      await start().url;
      const moving = () => database.reader.run('SELECT moving FROM remark_runs');
      await expect.poll(moving, { timeout: 60_000 }).toEqual([{ moving: null }]);
      await database.close();
    });

    it('brings an empty database up to date, makes the first admin once, and says a generated password once', async () => {
      await test.remove();
      test = await create();
      const first = start({ MARKWELL_ADMIN_PASSWORD: '' });
      await first.url;
      await expect
        .poll(first.said, { timeout: 60_000 })
        .toMatch(/'admin' was made, with the password [a-z0-9]{4}(-[a-z0-9]{4}){3}/);
      first.process.kill('SIGTERM');
      await first.ended;
      const second = start({ MARKWELL_ADMIN_PASSWORD: '' });
      await second.url;
      second.process.kill('SIGTERM');
      await second.ended;
      expect(second.said()).not.toContain('password');
    });
  });
}

describe('the server process', () => {
  it.each([
    ['a variable that cannot be used', { PORT: 'abc' }, [], 2, /^PORT must be a whole number/m],
    ['an unknown argument', {}, ['--demon'], 2, /Usage: npm start/],
    ['a question for help', {}, ['--help'], 0, /Usage: npm start/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/none', TRUST_PROXY: 'true' },
      [],
      1,
      /^Warning: TRUST_PROXY=true lets every client choose the address.*ECONNREFUSED/ms,
    ],
  ])('ends at once for %s', async (_label, env, args, code, said) => {
    const server = startProcess(env, args);
    expect(await server.ended).toBe(code);
    expect(server.said()).toMatch(said);
  });

  it('ends when the demo that was asked for cannot be added', async () => {
    const test = await testDatabases[0]!.create(withContent);
    const database = await openDatabase(test.address);
    await database.write((session) => session.run('DROP TABLE students'));
    await database.close();
    const server = startProcess({ DATABASE_URL: test.url }, ['--demo']);
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/'admin' was made/);
    expect(server.said()).toMatch(/no such table: (main\.)?students/);
    expect(server.said()).not.toMatch(/is ready/);
    await test.remove();
  });

  it('says so when it cannot listen on the address it is given', async () => {
    const test = await testDatabases[0]!.create(withContent);
    const server = startProcess({ HOST: '203.0.113.7', TRUST_PROXY: 'loopback', DATABASE_URL: test.url });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/Set HOST to an address of this machine/);
    expect(server.said()).not.toMatch(/\n +at |TRUST_PROXY/);
    await test.remove();
  });

  it('says so when its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const test = await testDatabases[0]!.create(withContent);
    const { port } = other.address() as AddressInfo;
    const server = startProcess({ PORT: String(port), TRUST_PROXY: '1', DATABASE_URL: test.url });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/Set PORT to a port that is free/);
    expect(server.said()).not.toContain('TRUST_PROXY');
    other.close();
    await test.remove();
  });
});
