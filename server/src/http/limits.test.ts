import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../db/testing/test-databases.ts';
import { keptSecret } from '../operations/site/services/kept-secret.ts';
import { eventually } from '../testing/eventually.ts';
import { makeStaff, type TestStaff } from '../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { createPupilDevices } from './pupil-devices.ts';

/** Every request of these tests comes from one address, as those of a school do. */
for (const { name, create } of testDatabases) {
  describe(`a flood from the address of the whole school, on ${name}`, () => {
    const allowed = 20;
    let site: TestSite;
    let admin: TestStaff;
    let reference: string;

    const makeStudent = () => site.post('/api/students', { name: 'Ada', studentClass: '8a/Sc1', teacher: 'T' });
    const submit = async () =>
      site.post(
        '/api/quiz-attempts',
        { studentId: (await makeStudent()).body.id, assignmentId: 3, answers: { q1b: 'reflects' } },
        { 'Idempotency-Key': randomUUID() },
      );
    const signIn = (username: string, password: string) => site.post('/api/teacher/login', { username, password });

    beforeAll(async () => {
      site = await startTestSite(create, { requestsPerMinute: allowed });
      admin = await makeStaff(site.services, 'admin', 'head');
      reference = (await submit()).body.reference;
    });
    afterAll(() => site.close());

    const flood = async (ask: (n: number) => Promise<{ status: number }>, times: number) => {
      const statuses = [];
      for (let sent = 0; sent < times; sent += 1) statuses.push((await ask(sent)).status);
      return statuses;
    };
    const stats = () => site.get('/api/user-stats', admin.token);

    it.each<[what: string, ask: (n: number) => Promise<{ status: number }>, last: number]>([
      ['cheap reads', () => site.get('/api/assignments'), 429],
      ['more of them', () => site.get('/api/classes'), 429],
      ['calls of staff without a token', () => site.get('/api/teacher-assignments'), 401],
      ['wrong references', (n) => site.get(`/api/results/0000-0000-${1000 + n}`), 429],
    ])('%s keep nobody from handing in, from results and from signing in', async (_what, ask, last) => {
      expect((await flood(ask, 65)).at(-1)).toBe(last);
      expect((await submit()).status).toBe(200);
      expect((await site.get(`/api/results/${reference}`)).status).toBe(200);
      expect((await site.get('/api/teacher-assignments', admin.token)).status).toBe(200);
      expect((await signIn('head', admin.password)).status).toBe(200);
    });

    it.each<[what: string, body: () => Promise<object>]>([
      ['malformed', async () => ({})],
      ['well formed, for an unknown student', async () => ({ studentId: 1, assignmentId: 3, answers: {} })],
    ])('junk that is refused spends nothing of what others need: %s', async (_what, body) => {
      const path = '/api/quiz-attempts';
      const statuses = await flood(async () => site.post(path, await body()), allowed + 10);
      expect(statuses.filter((status) => status !== 400 && status !== 429)).toEqual([]);
      expect(statuses.at(-1)).toBe(429);
      expect((await submit()).status).toBe(200);
    });

    describe('of good requests', () => {
      const path = '/api/site';
      const read = async (cookie?: string) => {
        const answer = await site.request('GET', path, cookie === undefined ? {} : { headers: { Cookie: cookie } });
        return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] };
      };
      let known: string;
      let spent: string;
      beforeAll(async () => {
        known = (await read()).cookie ?? '';
        spent = (await read()).cookie ?? '';
        await flood(() => read(), allowed);
      });

      /** What another server on the same database calls a device. */
      const namedElsewhere = async () => {
        const named: string[] = [];
        const res = { cookie: (key: string, value: string) => named.push(`${key}=${value}`) };
        const other = createPupilDevices(keptSecret(site.services.database, 'pupil-devices'));
        await other.name({ res } as unknown as Request);
        return named[0];
      };

      it.each<[device: string, cookie: () => string | undefined | Promise<string | undefined>, status: number]>([
        ['one without a name waits', () => undefined, 429],
        ['one that made its name up gains nothing by it', () => `${known.slice(0, -3)}AAA`, 429],
        ['one that we named has its share', () => known, 200],
        ['one that another server named has its share', namedElsewhere, 200],
      ])('a device is not starved by those beside it: %s', async (_device, cookie, status) => {
        expect((await read(await cookie())).status).toBe(status);
      });

      it('a device has no more than its share, wherever its name is copied to', async () => {
        expect((await flood(() => read(spent), 11)).slice(-2)).toEqual([200, 429]);
        expect((await read(known)).status).toBe(200);
      });

      it('staff are counted by account', async () => {
        expect((await site.get(path, admin.token)).status).toBe(200);
      });
    });

    it('is named on the monitor, with its address', async () => {
      await eventually(async () => {
        const { floods } = (await stats()).body;
        expect(floods.map(({ ipAddress, kind, call }: Record<string, string>) => [ipAddress, kind, call])).toEqual(
          expect.arrayContaining([
            [expect.stringContaining('127.0.0.1'), 'requests', '/api/assignments'],
            [expect.stringContaining('127.0.0.1'), 'requests', '/api/results/:reference'],
          ]),
        );
      });
    });

    it('staff are counted by account: neither a colleague nor a class at the same address uses up what they may ask', async () => {
      const colleague = await makeStaff(site.services, 'teacher', 'colleague', []);
      const ask = (token?: string) => site.get('/api/class-dates?homework=2&class=8a/Sc1', token);
      expect((await flood(() => ask(), allowed + 1)).at(-1)).toBe(429);
      expect((await flood(() => ask(colleague.token), allowed + 1)).slice(-2)).toEqual([200, 429]);
      expect((await ask(admin.token)).status).toBe(200);
    });

    it('junk usernames keep nobody from signing in on a new browser, and are told nothing else than before', async () => {
      const statuses = await flood((n) => signIn(`junk-${n}`, 'wrong'), 130);
      expect(new Set(statuses)).toEqual(new Set([401]));
      expect((await signIn('head', 'wrong')).status).toBe(401);
      expect((await signIn('head', admin.password)).status).toBe(200);
      const { reader } = site.services.database;
      expect(await reader.run("SELECT id FROM audit_log WHERE subject = 'unknown username'")).toHaveLength(100);
      await eventually(async () =>
        expect((await stats()).body.floods).toEqual(
          expect.arrayContaining([expect.objectContaining({ kind: 'sign-ins', call: '/api/teacher/login' })]),
        ),
      );
    });
  });
}
