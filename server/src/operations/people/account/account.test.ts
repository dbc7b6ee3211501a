import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { codeOf } from '../../../testing/authenticator.ts';
import { makeStaff, type TestStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import type { IdentitySettings } from '../../site/services/services.ts';

const halfMinute = 30_000;
const newPassword = 'umbrella-teapot-gravel';

for (const { name: engine, create } of testDatabases) {
  describe(`one's own account on ${engine}`, () => {
    let clock = Date.parse('2026-01-12T09:00:00Z');
    let site: TestSite;
    let made = 0;
    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date(clock) });
    });
    afterAll(() => site.close());

    const staff = (role: 'teacher' | 'admin' = 'teacher') => makeStaff(site.services, role, `person${++made}`);
    const post = (path: string, body: unknown, token: string) => site.send('POST', path, { body, token });
    const signIn = ({ username, password }: Pick<TestStaff, 'username' | 'password'>) =>
      site.post('/api/teacher-login-new', { username, password });
    const status = async (token: string) => (await site.get('/api/session', token)).status;
    const code = (secret: string, steps = 0) => codeOf(secret, clock + steps * halfMinute);
    const audited = async (id: number) =>
      (await site.services.database.reader.tables.auditLog.findAll({ where: { subject: `user ${id}` }, order: ['id'] }))
        .map(({ action }) => action)
        .filter((action) => !['sign-in', 'create-user', 'give-classes'].includes(action));

    /** Gives an account a second factor; each test comes a minute later, so that its codes are new. */
    async function withSecondFactor(role: 'teacher' | 'admin' = 'teacher') {
      clock += 10 * halfMinute;
      const person = await staff(role);
      const { body: begun } = await site.send('POST', '/api/account/second-factor', { token: person.token });
      const confirmed = await post('/api/account/second-factor/confirm', { code: code(begun.secret) }, person.token);
      expect(confirmed.status).toBe(200);
      clock += halfMinute;
      return { ...person, secret: begun.secret as string, recoveryCodes: confirmed.body.recoveryCodes as string[] };
    }
    const challengeOf = async (person: TestStaff) => (await signIn(person)).body.challenge as string;
    const sendCode = (challenge: string, sent: string) => site.post('/api/sign-in/code', { challenge, code: sent });

    describe('a password', () => {
      it('is changed by its owner, and other sign-ins end', async () => {
        const person = await staff();
        const other = (await signIn(person)).body.token;
        const body = { password: person.password, newPassword };
        expect((await post('/api/account/password', body, person.token)).status).toBe(200);
        expect([await status(person.token), await status(other)]).toEqual([200, 401]);
        expect((await signIn(person)).status).toBe(401);
        expect((await signIn({ ...person, password: newPassword })).status).toBe(200);
        expect(await audited(person.id)).toEqual(['change-password', 'fail-sign-in']);
      });

      it.each([
        ['one of the commonest', 'qwertyuiop', 'newPassword'],
        ['a common one with capitals, signs and a year', 'P@ssw0rd2026!', 'newPassword'],
        ['a common one said twice', 'footballfootball', 'newPassword'],
        ['one letter over and over', 'aaaaaaaaaaaa', 'newPassword'],
        ['the name of the site', 'Markwell2026', 'newPassword'],
        ['too short a one', 'xk3-q9z', 'newPassword'],
        ['the one there is', undefined, 'newPassword'],
      ])('cannot become %s', async (_what, wanted, field) => {
        const person = await staff();
        const body = { password: person.password, newPassword: wanted ?? person.password };
        const answer = await post('/api/account/password', body, person.token);
        expect([answer.status, answer.body.field]).toEqual([400, field]);
        expect((await signIn(person)).status).toBe(200);
      });

      it.each([
        ['username', ({ username }: TestStaff) => `${username}${username}`],
        ['name', ({ username }: TestStaff) => `The ${username}!`],
      ])('cannot become the %s of its owner', async (_what, wanted) => {
        const person = await staff();
        const body = { password: person.password, newPassword: wanted(person) };
        expect((await post('/api/account/password', body, person.token)).status).toBe(400);
      });

      it.each([
        ['a common word among others', 'football under the table'],
        ['a common word with much else', 'football-84719275-ui'],
        ['words that do not belong together', newPassword],
      ])('can be %s', async (_what, wanted) => {
        const person = await staff();
        const body = { password: person.password, newPassword: wanted };
        expect((await post('/api/account/password', body, person.token)).status).toBe(200);
      });

      it('is not changed without the old one, which can be guessed ten times', async () => {
        const person = await staff();
        const guess = { password: 'not it at all', newPassword };
        const answers = [];
        for (let tries = 0; tries < 11; tries += 1)
          answers.push(await post('/api/account/password', guess, person.token));
        expect(answers.map(({ status: code }) => code)).toEqual([...Array(10).fill(400), 429]);
        expect(answers[0]?.body).toMatchObject({ field: 'password' });
        expect(await status(person.token)).toBe(200);
      });
    });

    describe('an account that an admin made', () => {
      it('is good for nothing but a new password at first', async () => {
        const admin = await staff('admin');
        const account = { username: 'fresh', displayName: 'Fresh', role: 'admin' };
        const { body } = await post('/api/admin/users', account, admin.token);
        const { body: first } = await site.post('/api/teacher/login', { username: 'fresh', password: body.password });
        expect(first).toEqual({ token: expect.any(String), name: 'Fresh', role: 'admin', due: 'password' });
        const held = await site.get('/api/admin/users', first.token);
        expect([held.status, held.body]).toEqual([
          403,
          { error: expect.stringContaining('/my-account'), due: 'password' },
        ]);
        expect((await site.get('/api/session', first.token)).body).toMatchObject({ due: 'password' });
        await post('/api/account/password', { password: body.password, newPassword }, first.token);
        expect((await site.get('/api/admin/users', first.token)).status).toBe(200);
        const again = await site.post('/api/teacher/login', { username: 'fresh', password: newPassword });
        expect(again.body).toEqual({ token: expect.any(String), name: 'Fresh', role: 'admin' });
      });

      it('is nobody to calls that are for anyone, until then', async () => {
        const admin = await staff('admin');
        const person = await staff();
        await post(`/api/admin/users/${person.id}/require-change`, undefined, admin.token);
        const asHeld = await site.get('/api/assignments', person.token);
        expect(asHeld.status).toBe(200);
        expect(asHeld.body).toEqual((await site.get('/api/assignments')).body);
        expect((await post('/api/logout', undefined, person.token)).status).toBe(200);
        expect(await status(person.token)).toBe(401);
      });
    });

    describe('a second factor', () => {
      it('is asked for after the password, and then the sign-in is as any other', async () => {
        const person = await withSecondFactor('admin');
        for (const [path, more] of [
          ['/api/teacher-login-new', { success: false }],
          ['/api/teacher/login', {}],
        ] as const) {
          clock += halfMinute;
          const { username, password } = person;
          const answer = await site.post(path, { username, password });
          const error = 'Enter the code from your authenticator app.';
          expect(answer).toEqual({ status: 401, body: { ...more, error, challenge: expect.any(String) } });
          const signedIn = await sendCode(answer.body.challenge, code(person.secret));
          expect(signedIn).toEqual({
            status: 200,
            body: { token: expect.any(String), name: `The ${username}`, role: 'admin' },
          });
          expect(await status(signedIn.body.token)).toBe(200);
        }
      });

      it('tells whoever has no password no more than before', async () => {
        const person = await withSecondFactor();
        const answer = await signIn({ ...person, password: 'a wrong one' });
        expect(answer).toEqual({ status: 401, body: { success: false, error: 'Invalid username or password' } });
      });

      it.each([
        ['the one of now', 0, 200],
        ['with a space in it', 0, 200],
        ['one step late', -1, 200],
        ['one step early', 1, 200],
        ['two steps late', -2, 401],
        ['two steps early', 2, 401],
      ])('takes a code that is %s, or not', async (what, steps, expected) => {
        const person = await withSecondFactor();
        clock += 4 * halfMinute;
        const digits = code(person.secret, steps);
        const sent = what === 'with a space in it' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
        expect((await sendCode(await challengeOf(person), sent)).status).toBe(expected);
      });

      it('takes a code once, and none that is older', async () => {
        const person = await withSecondFactor();
        const [before, now] = [code(person.secret, -1), code(person.secret)];
        expect((await sendCode(await challengeOf(person), now)).status).toBe(200);
        for (const used of [now, before]) {
          const { status: refused, body } = await sendCode(await challengeOf(person), used);
          expect([refused, body.error]).toEqual([401, expect.stringContaining('used already')]);
        }
      });

      it('takes a code once when two send it together', async () => {
        const person = await withSecondFactor();
        const challenges = [await challengeOf(person), await challengeOf(person)];
        const answers = await Promise.all(challenges.map((challenge) => sendCode(challenge, code(person.secret))));
        expect(answers.map(({ status: each }) => each).toSorted()).toEqual([200, 401]);
      });

      it('lets a challenge serve once, for 5 minutes, and not beyond a new password', async () => {
        const person = await withSecondFactor();
        const challenge = await challengeOf(person);
        expect((await sendCode(challenge, code(person.secret))).status).toBe(200);
        clock += halfMinute;
        const again = await sendCode(challenge, code(person.secret));
        expect(again.body).toEqual({ error: expect.stringContaining('log in again'), begin: true });
        const late = await challengeOf(person);
        clock += 10 * halfMinute;
        expect((await sendCode(late, code(person.secret))).body.begin).toBe(true);
        const overtaken = await challengeOf(person);
        const admin = await staff('admin');
        await post(`/api/admin/users/${person.id}/reset-password`, undefined, admin.token);
        expect((await sendCode(overtaken, code(person.secret))).body.begin).toBe(true);
      });

      it('can be guessed ten times from one place, however often the password is right', async () => {
        const person = await withSecondFactor();
        const statuses: number[] = [];
        for (let tries = 0; tries < 11; tries += 1)
          statuses.push((await sendCode(await challengeOf(person), '000000')).status);
        expect(statuses).toEqual([...Array(10).fill(401), 429]);
      });

      it('has ten recovery codes, each of which works once, in any spelling', async () => {
        const { recoveryCodes, ...person } = await withSecondFactor();
        expect(new Set(recoveryCodes).size).toBe(10);
        const [first = '', second = ''] = recoveryCodes;
        expect((await sendCode(await challengeOf(person), first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
        expect((await sendCode(await challengeOf(person), first)).status).toBe(401);
        const { body } = await sendCode(await challengeOf(person), second);
        const account = await site.get('/api/account', body.token);
        expect(account.body.secondFactor).toMatchObject({ recoveryCodesLeft: 8 });
        const kept = await site.services.database.reader.tables.recoveryCodes.findAll({ where: { userId: person.id } });
        expect(JSON.stringify(kept)).not.toContain(second);
      });

      it('gets new recovery codes by the password, and the old ones stop', async () => {
        const { recoveryCodes, ...person } = await withSecondFactor();
        expect((await post('/api/account/recovery-codes', { password: 'wrong' }, person.token)).status).toBe(400);
        const { body } = await post('/api/account/recovery-codes', { password: person.password }, person.token);
        expect((await sendCode(await challengeOf(person), recoveryCodes[0] ?? '')).status).toBe(401);
        expect((await sendCode(await challengeOf(person), body.recoveryCodes[0])).status).toBe(200);
      });

      it('counts only once it is confirmed by a code', async () => {
        const person = await staff();
        await site.send('POST', '/api/account/second-factor', { token: person.token });
        expect((await post('/api/account/second-factor/confirm', { code: '000000' }, person.token)).status).toBe(400);
        expect((await signIn(person)).status).toBe(200);
      });

      it('is not set up or confirmed again over the one there is', async () => {
        const { token, secret } = await withSecondFactor();
        expect((await site.send('POST', '/api/account/second-factor', { token })).status).toBe(409);
        expect((await post('/api/account/second-factor/confirm', { code: code(secret) }, token)).status).toBe(409);
      });

      it('is removed by its owner with the password, and by an admin, who ends its sign-ins', async () => {
        const person = await withSecondFactor();
        const remove = (password: string) => post('/api/account/second-factor/remove', { password }, person.token);
        expect((await remove('wrong')).status).toBe(400);
        expect((await remove(person.password)).status).toBe(200);
        expect((await signIn(person)).status).toBe(200);
        const lost = await withSecondFactor();
        const admin = await staff('admin');
        const { body } = await post(`/api/admin/users/${lost.id}/remove-second-factor`, undefined, admin.token);
        expect(body).toMatchObject({ username: lost.username, secondFactorAt: null });
        expect(await status(lost.token)).toBe(401);
        expect((await signIn(lost)).status).toBe(200);
        expect(await audited(lost.id)).toEqual(['set-up-second-factor', 'remove-second-factor']);
      });
    });

    describe('sign-ins', () => {
      it('are seen by their owner alone, and ended, one or all others', async () => {
        const person = await staff();
        const stranger = await staff();
        const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36' };
        const second = await site.post('/api/teacher-login-new', person, headers);
        const third = (await signIn(person)).body.token;
        const { body } = await site.get('/api/account', person.token);
        expect(body.signIns).toHaveLength(3);
        expect(body.signIns[1]).toMatchObject({
          ...{ browser: 'Chrome on Windows', place: 'Elsewhere', via: 'password', isOpen: true, isThis: false },
          address: expect.stringMatching(/^127\.0\.0\./),
        });
        const which = body.signIns[1].id;
        expect((await post('/api/account/sign-ins/end', { which }, stranger.token)).body).toEqual({ ended: 0 });
        expect(await status(second.body.token)).toBe(200);
        expect((await post('/api/account/sign-ins/end', { which }, person.token)).body).toEqual({ ended: 1 });
        expect([await status(second.body.token), await status(third)]).toEqual([401, 200]);
        expect((await post('/api/account/sign-ins/end', { which: 'others' }, person.token)).body).toEqual({ ended: 1 });
        expect([await status(third), await status(person.token)]).toEqual([401, 200]);
        expect(await audited(person.id)).toEqual(['end-sign-ins', 'end-sign-ins']);
      });

      it('are ended by an admin', async () => {
        const [person, admin] = [await staff(), await staff('admin')];
        await post(`/api/admin/users/${person.id}/end-sign-ins`, undefined, admin.token);
        expect(await status(person.token)).toBe(401);
      });
    });
  });

  describe.each<[IdentitySettings['secondFactorFor'], teacher: number, admin: number]>([
    ['nobody', 200, 200],
    ['admins', 200, 403],
    ['staff', 403, 403],
  ])(`a second factor that %s must have on ${engine}`, (secondFactorFor, teacher, admin) => {
    let site: TestSite;
    beforeAll(async () => {
      site = await startTestSite(create, { identity: { secondFactorFor } });
    });
    afterAll(() => site.close());

    it('is set up before anything else', async () => {
      for (const [role, expected] of [
        ['teacher', teacher],
        ['admin', admin],
      ] as const) {
        const { token } = await makeStaff(site.services, role, role);
        const read = () => site.get('/api/teacher-assignments', token);
        const wanted = () => site.request('GET', '/api/my-week', { token });
        expect((await wanted()).status).toBe(expected);
        if (expected === 200) continue;
        const { body } = await site.send('POST', '/api/account/second-factor', { token });
        const code = codeOf(body.secret);
        expect((await site.send('POST', '/api/account/second-factor/confirm', { token, body: { code } })).status).toBe(
          200,
        );
        expect((await wanted()).status).toBe(200);
        expect((await read()).status).toBe(200);
      }
    });
  });
}
