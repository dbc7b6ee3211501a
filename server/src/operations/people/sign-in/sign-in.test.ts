import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { selectRows } from '../../../db/session.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff, type TestStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { disableUser } from '../staff/close-account.ts';
import { createUser } from '../staff/create-user.ts';
import { resetPassword } from '../staff/reset-password.ts';
import { signIn } from './sign-in.ts';
import { admitSignIn, isFlooded } from './sign-in-limits.ts';
import { hashToken } from './token.ts';

const minute = 60_000;
const hour = 60 * minute;

for (const { name, create } of testDatabases) {
  describe(`signing in on ${name}`, () => {
    let clock = new Date('2026-01-12T09:00:00Z').getTime();
    let site: TestSite;
    let teacher: TestStaff;
    let admin: TestStaff;

    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date(clock) });
      teacher = await makeStaff(site.services, 'teacher', 'okafor');
      admin = await makeStaff(site.services, 'admin', 'head');
    });
    // Past every limit and every sign-in of the test before.
    beforeEach(() => {
      clock += 9 * hour;
    });
    afterAll(() => site.close());

    const asTeacher = (username: string, password: string) =>
      site.post('/api/teacher-login-new', { username, password, teacherName: 'whoever' });
    const asAdmin = (username: string, password: string) => site.post('/api/teacher/login', { username, password });
    const status = async (token: string, path = '/api/teacher-assignments', headers = {}) =>
      (await site.request('GET', path, { token, headers })).status;

    it('a teacher gets a token, and the name of the account whatever name was typed', async () => {
      const { status: code, body } = await asTeacher('OKAFOR ', teacher.password);
      expect(code).toBe(200);
      expect(body).toEqual({ success: true, teacherName: 'The okafor', token: expect.stringMatching(/^[\w-]{43}$/) });
      expect(await status(body.token)).toBe(200);
    });

    it('an admin gets a token, name and role', async () => {
      const { status: code, body } = await asAdmin('head', admin.password);
      expect(code).toBe(200);
      expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), name: 'The head', role: 'admin' });
      expect(await status(body.token, '/api/admin/users')).toBe(200);
    });

    it('an admin can use the login of teachers, who may do less', async () => {
      const { body } = await asTeacher('head', admin.password);
      expect(await status(body.token)).toBe(200);
    });

    it.each([
      ['a wrong password', 'okafor', 'wrong'],
      ['an unknown username', 'nobody', 'wrong'],
    ])('%s is told exactly what the spec says', async (_what, username, password) => {
      expect(await asTeacher(username, password)).toEqual({
        status: 401,
        body: { success: false, error: 'Invalid username or password' },
      });
      expect(await asAdmin(username, password)).toEqual({
        status: 401,
        body: { error: 'Invalid username or password' },
      });
    });

    it('a teacher at the login of admins is told where to go, and is not signed in', async () => {
      const before = await site.services.database.reader.run('SELECT id FROM auth_sessions');
      const { status: code, body } = await asAdmin('okafor', teacher.password);
      expect(code).toBe(403);
      expect(body.error).toContain('/teacher-login-new');
      expect(await site.services.database.reader.run('SELECT id FROM auth_sessions')).toEqual(before);
    });

    it('only a hash of the token is kept', async () => {
      const { body } = await asTeacher('okafor', teacher.password);
      const kept = JSON.stringify(await site.services.database.reader.run('SELECT * FROM auth_sessions'));
      expect(kept).not.toContain(body.token);
    });

    it('a token ends after 30 minutes without use, and use keeps it', async () => {
      const { token } = (await asTeacher('okafor', teacher.password)).body;
      clock += 29 * minute;
      expect(await status(token)).toBe(200);
      clock += 29 * minute;
      expect(await status(token)).toBe(200);
      clock += 30 * minute;
      expect(await status(token)).toBe(401);
    });

    it.each([
      ['a request that says it is in the background', '/api/teacher-assignments', { 'X-Background': '1' }],
      ['asking whose session it is', '/api/session', {}],
    ])('%s is no use', async (_what, path, headers) => {
      const { token } = (await asTeacher('okafor', teacher.password)).body;
      for (let minutes = 0; minutes < 25; minutes += 5) {
        clock += 5 * minute;
        expect(await status(token, path, headers)).toBe(200);
      }
      clock += 5 * minute;
      expect(await status(token, path, headers)).toBe(401);
    });

    it('a token ends after 8 hours, however much it is used', async () => {
      const { token } = (await asTeacher('okafor', teacher.password)).body;
      for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
        clock += 20 * minute;
        expect(await status(token)).toBe(200);
      }
      clock += 20 * minute;
      expect(await status(token)).toBe(401);
    });

    it('says whose session it is and when it ends at the latest', async () => {
      const { token } = (await asTeacher('okafor', teacher.password)).body;
      const answer = await (await site.request('GET', '/api/session', { token })).json();
      const expiresAt = new Date(clock + 8 * hour).toISOString();
      expect(answer).toEqual({ name: 'The okafor', username: 'okafor', role: 'teacher', expiresAt, due: null });
    });

    it('logging out ends this sign-in at once, and no other', async () => {
      const one = (await asTeacher('okafor', teacher.password)).body.token;
      const other = (await asTeacher('okafor', teacher.password)).body.token;
      expect(await (await site.request('POST', '/api/logout', { token: one })).json()).toEqual({ success: true });
      expect(await status(one)).toBe(401);
      expect(await status(other)).toBe(200);
      expect((await site.request('POST', '/api/logout', { token: one })).status).toBe(200);
      expect((await site.request('POST', '/api/logout')).status).toBe(200);
    });

    it('a new password ends every sign-in, and the old one is wrong from then on', async () => {
      const changing = await makeStaff(site.services, 'teacher', 'changing');
      const { password } = await resetPassword(site.services, String(changing.id), admin.id);
      expect(await status(changing.token)).toBe(401);
      expect((await asTeacher('changing', changing.password)).status).toBe(401);
      expect((await asTeacher('changing', password)).status).toBe(200);
    });

    it.each<[what: string, meanwhile: (id: string) => Promise<unknown>]>([
      ['whose password is changed', (id) => resetPassword(site.services, id, admin.id)],
      ['whose account is closed', (id) => disableUser(site.services, id, admin.id)],
    ])('someone %s while the old password is being checked is not signed in', async (what, meanwhile) => {
      const { database } = site.services;
      const username = `meanwhile ${what}`;
      const { id, password } = await makeStaff(site.services, 'teacher', username);
      let writes = 0;
      /** The first notes the attempt, the second begins the sign-in. */
      const write: Database['write'] = async (work) => {
        writes += 1;
        if (writes === 2) await meanwhile(String(id));
        return database.write(work);
      };
      const place = { roles: ['teacher'], refusal: '' } as const;
      const origin = { ipAddress: '203.0.113.9' };
      const signing = signIn(
        { ...site.services, database: { ...database, write } },
        { username, password },
        origin,
        place,
      );
      await expect(signing).rejects.toMatchObject({ code: 'signed-out' });
      expect(writes).toBe(2);
    });

    it('a closed account is told what a wrong password is, its sign-ins hold no more, and the try is in the audit log', async () => {
      const { id, password } = await makeStaff(site.services, 'teacher', 'closed');
      const { token } = (await asTeacher('closed', password)).body;
      await site.services.database.write((session) =>
        session.run("UPDATE users SET disabled_at = '2026-01-12T09:00:00.000Z' WHERE id = $1", [id]),
      );
      expect(await status(token)).toBe(401);
      expect((await asTeacher('closed', password)).status).toBe(401);
      const failed = await site.services.database.reader.run(
        "SELECT id FROM audit_log WHERE action = 'fail-sign-in' AND subject = $1",
        [`user ${id}`],
      );
      expect(failed).toHaveLength(1);
    });

    it.each(['okafor', 'nobody-at-all'])('%s has to wait after 10 failures, and is told how long', async (username) => {
      for (let failure = 0; failure < 10; failure += 1) {
        expect((await asTeacher(username, 'wrong')).status).toBe(401);
        clock += minute;
      }
      const body = { username, password: teacher.password };
      const response = await site.request('POST', '/api/teacher-login-new', { body });
      expect(response.status).toBe(429);
      expect(response.headers.get('Retry-After')).toBe('300');
      expect(await response.json()).toEqual({
        success: false,
        error: 'Too many failed logins for this username. Please try again in 5 minutes.',
      });
      expect((await asAdmin(username, 'wrong')).status).toBe(429);
      clock += 5 * minute;
      expect((await asTeacher(username, teacher.password)).status).toBe(username === 'okafor' ? 200 : 401);
    });

    it('nobody is kept out by failures that were noted before the clock was put back', async () => {
      for (let failure = 0; failure < 11; failure += 1) await asTeacher('okafor', 'wrong');
      expect((await asTeacher('okafor', teacher.password)).status).toBe(429);
      clock -= 400 * 24 * hour;
      expect((await asTeacher('okafor', teacher.password)).status).toBe(200);
      clock += 400 * 24 * hour;
    });

    it('a sign-in lasts no longer because the clock was put back', async () => {
      const { token } = (await asTeacher('okafor', teacher.password)).body;
      clock -= minute;
      expect(await status(token)).toBe(200);
      clock -= hour;
      expect(await status(token)).toBe(401);
      clock += hour + minute;
      expect(await status(token)).toBe(200);
    });

    it('guesses of others keep neither a browser out that has signed in before nor another network', async () => {
      const body = { username: 'head', password: admin.password };
      const before = await site.request('POST', '/api/teacher/login', { body });
      const cookie = before.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      expect(before.headers.getSetCookie()[0]).toMatch(/^markwell-device=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
      for (let failure = 0; failure < 10; failure += 1) await asAdmin('head', 'wrong');
      expect((await asAdmin('head', admin.password)).status).toBe(429);
      await admitSignIn(site.services, 'head', { ipAddress: '203.0.113.9' });
      const again = await site.request('POST', '/api/teacher/login', { body, headers: { Cookie: cookie } });
      expect(again.status).toBe(200);
    });

    it('a browser that has signed in before has 10 failures of its own, and none at another account', async () => {
      const device = async (username: string, password: string, headers = {}) =>
        site.request('POST', '/api/teacher-login-new', { body: { username, password }, headers });
      const known = async () =>
        (await device('okafor', teacher.password)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const [Cookie, other] = [await known(), await known()];
      for (let failure = 0; failure < 10; failure += 1) {
        expect((await device('okafor', 'wrong', { Cookie })).status).toBe(401);
        expect((await device('head', 'wrong', { Cookie })).status).toBe(401);
      }
      expect((await device('okafor', teacher.password, { Cookie })).status).toBe(429);
      expect((await device('okafor', teacher.password, { Cookie: other })).status).toBe(200);
      expect((await device('okafor', teacher.password)).status).toBe(200);
      expect((await device('head', admin.password, { Cookie })).status).toBe(429);
    });

    it('whoever makes a browser up that has signed in before is counted as any other', async () => {
      const madeUp = (name: string, password: string) =>
        site.request('POST', '/api/teacher-login-new', {
          body: { username: 'okafor', password },
          headers: { Cookie: `markwell-device=${name.repeat(43)}` },
        });
      for (const name of 'abcdefghij') expect((await madeUp(name, 'wrong')).status).toBe(401);
      expect((await madeUp('k', teacher.password)).status).toBe(429);
    });

    it.each([
      ['passwords', 'password', 50],
      ['codes, which are short,', 'code', 20],
    ] as const)('guesses of %s from many networks at one account end', async (_what, step, most) => {
      for (let guess = 0; guess < most; guess += 1)
        await admitSignIn(site.services, 'head', { ipAddress: `203.0.113.${guess % 10}` }, step);
      await expect(admitSignIn(site.services, 'head', { ipAddress: '198.51.100.1' }, step)).rejects.toMatchObject({
        code: 'too-many',
      });
    });

    it('a new password can be used at once, whatever was tried before', async () => {
      const { id } = await makeStaff(site.services, 'teacher', 'forgetful');
      for (let failure = 0; failure < 10; failure += 1) await asTeacher('forgetful', 'wrong');
      const { password } = await resetPassword(site.services, String(id), admin.id);
      expect((await asTeacher('forgetful', password)).status).toBe(200);
    });

    it('a new password opens a browser that has signed in before, too', async () => {
      const { id, password: first } = await makeStaff(site.services, 'teacher', 'forgets-here');
      const here = (password: string, Cookie: string) =>
        site.request('POST', '/api/teacher-login-new', {
          body: { username: 'forgets-here', password },
          headers: { Cookie },
        });
      const cookie = (await here(first, '')).headers.getSetCookie()[0]?.split(';')[0] ?? '';
      for (let failure = 0; failure < 10; failure += 1) await here('wrong', cookie);
      expect((await here(first, cookie)).status).toBe(429);
      const { password } = await resetPassword(site.services, String(id), admin.id);
      expect((await here(password, cookie)).status).toBe(200);
    });

    it('the failures of one account hinder no other', async () => {
      for (let failure = 0; failure < 11; failure += 1) await asTeacher('okafor', 'wrong');
      expect((await asAdmin('head', admin.password)).status).toBe(200);
    });

    it('failures before a success are forgotten', async () => {
      for (let failure = 0; failure < 9; failure += 1) await asTeacher('okafor', 'wrong');
      expect((await asTeacher('okafor', teacher.password)).status).toBe(200);
      for (let failure = 0; failure < 9; failure += 1) await asTeacher('okafor', 'wrong');
      expect((await asTeacher('okafor', teacher.password)).status).toBe(200);
    });

    it('of 30 tries at the same time no more than 10 have their password looked at', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => asTeacher('okafor', 'wrong')));
      expect(answers.filter(({ status: code }) => code === 401)).toHaveLength(10);
      expect(answers.filter(({ status: code }) => code === 429)).toHaveLength(20);
    });

    it.each([
      ['IPv4', '203.0.113.7', '203.0.113.7', '203.0.113.8'],
      ['IPv4 that comes as IPv6', '::ffff:203.0.113.7', '203.0.113.7', '::ffff:203.0.113.8'],
      ['IPv6, with its whole network', '2001:db8:1::7', '2001:db8:1:2::8', '2001:db8:2::7'],
    ])('one address is known to make usernames up after 100 failures: %s', async (_kind, first, same, other) => {
      const { services } = site;
      const { id } = await admitSignIn(services, 'guess-0', { ipAddress: first });
      await services.database.write((session) =>
        session.run(
          `WITH RECURSIVE guesses (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM guesses WHERE n < 98)
           INSERT INTO sign_in_failures (account, address, at)
           SELECT 'guess', f.address, f.at FROM guesses, sign_in_failures f WHERE f.id = $1`,
          [id],
        ),
      );
      expect(await isFlooded(services, { ipAddress: same })).toBe(false);
      await admitSignIn(services, 'guess-99', { ipAddress: same });
      expect(await isFlooded(services, { ipAddress: same })).toBe(true);
      expect(await isFlooded(services, { ipAddress: other })).toBe(false);
      await admitSignIn(services, 'head', { ipAddress: same });
    });

    it('nothing of a failure is kept once it no longer counts', async () => {
      await asTeacher('my-p4ssword-by-mistake', 'wrong');
      const kept = JSON.stringify(await site.services.database.reader.run('SELECT * FROM sign_in_failures'));
      expect(kept).not.toContain('p4ssword');
      clock += 16 * minute;
      await asTeacher('okafor', teacher.password);
      expect(await site.services.database.reader.run('SELECT * FROM sign_in_failures')).toEqual([]);
    });

    it('signing in removes sign-ins that began more than 90 days ago, and no other', async () => {
      const day = 24 * hour;
      const { token: old } = (await asTeacher('okafor', teacher.password)).body;
      clock += day;
      const { token: kept } = (await asTeacher('okafor', teacher.password)).body;
      clock += 89 * day + minute;
      await asAdmin('head', admin.password);
      const isKept = async (token: string) =>
        (
          await site.services.database.reader.run('SELECT id FROM auth_sessions WHERE token_hash = $1', [
            hashToken(token),
          ])
        ).length === 1;
      expect([await isKept(old), await isKept(kept)]).toEqual([false, true]);
    });

    it('what happened is in the audit log, without what was typed', async () => {
      const { token } = (await asTeacher('okafor', teacher.password)).body;
      await asTeacher('okafor', 'wrong');
      await asTeacher('typed-by-mistake', 'wrong');
      await site.request('POST', '/api/logout', { token });
      const row = z.object({ action: z.string(), subject: z.string(), details: z.nullable(z.string()) });
      const entries = await selectRows(
        site.services.database.reader,
        row,
        'SELECT action, subject, details FROM audit_log WHERE at = $1 ORDER BY id',
        [new Date(clock).toISOString()],
      );
      const user = `user ${teacher.id}`;
      const details = '{"from":"127.0.0.0"}';
      expect(entries).toEqual([
        { action: 'sign-in', subject: user, details },
        { action: 'fail-sign-in', subject: user, details },
        { action: 'fail-sign-in', subject: 'unknown username', details },
        { action: 'sign-out', subject: user, details: null },
      ]);
    });

    it('shows staff the questions of what is not released, never the key', async () => {
      await site.services.database.write((session) =>
        session.run('UPDATE assignments SET is_released = $1 WHERE id = 3', [false]),
      );
      site.services.catalogue.forget();
      const { token } = (await asTeacher('okafor', teacher.password)).body;
      const list = async (sent?: string) => (await site.request('GET', '/api/assignments', { token: sent })).text();
      const year9 = (text: string) => JSON.parse(text).find(({ id }: { id: number }) => id === 3);
      expect(year9(await list()).questions).toEqual([]);
      expect(year9(await list('x'.repeat(43))).questions).toEqual([]);
      const staffs = await list(token);
      expect(year9(staffs).isReleased).toBe(false);
      expect(year9(staffs).questions).toHaveLength(9);
      expect(staffs).not.toMatch(/accept|"rule"|new compound/);
    });
  });
}

describe('the work that a refusal takes', () => {
  it('does not tell whether a username exists', async () => {
    const create = testDatabases[0]!.create;
    const site = await startTestSite(create);
    // With a password hashed as in production, which `makeStaff` does not do.
    await createUser(site.services, { username: 'exists', displayName: 'X', role: 'teacher', password: 'long enough' });
    // Processor time of this process: what else the machine does is no part of it.
    const work = async (username: string) => {
      const started = process.cpuUsage();
      await site.post('/api/teacher-login-new', { username, password: 'wrong' });
      const { user, system } = process.cpuUsage(started);
      return user + system;
    };
    await work('warming-up');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      known.push(await work('exists'));
      unknown.push(await work('does-not'));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    // Without the same work it would be a tenth.
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
    await site.close();
  });
});
