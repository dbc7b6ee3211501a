import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff, type TestStaff } from '../../../testing/make-staff.ts';
import { othersBetween } from '../../../testing/others-between.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { addUser } from './add-user.ts';
import { disableUser } from './close-account.ts';

for (const { name, create } of testDatabases) {
  describe(`users on ${name}`, () => {
    let site: TestSite;
    let admin: TestStaff;

    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date('2026-01-12T09:00:00Z') });
      admin = await makeStaff(site.services, 'admin', 'head');
    });
    afterAll(() => site.close());

    const path = '/api/admin/users';
    const post = (address: string, body: object = {}) =>
      site.post(address, body, { Authorization: `Bearer ${admin.token}` });
    const signIn = async (username: string, password: string) =>
      (await site.post('/api/teacher-login-new', { username, password })).status;

    it('are made with a generated password that is told once, and can sign in', async () => {
      const { status, body } = await post(path, {
        username: ' L.Hughes ',
        displayName: 'Mrs  L. Hughes',
        role: 'teacher',
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        user: {
          id: expect.any(Number),
          username: 'l.hughes',
          displayName: 'Mrs L. Hughes',
          role: 'teacher',
          createdAt: '2026-01-12T09:00:00.000Z',
          disabledAt: null,
          lastSignInAt: null,
          classes: [],
          passwordDueAt: '2026-01-12T09:00:00.000Z',
          secondFactorAt: null,
          hasPassword: true,
          isLinked: false,
        },
        password: expect.stringMatching(/^[a-z1-9]{4}(-[a-z1-9]{4}){3}$/),
      });
      expect(await signIn('l.hughes', body.password)).toBe(200);
      const { body: list } = await site.get(path, admin.token);
      expect(list.map(({ username }: { username: string }) => username)).toEqual(['head', 'l.hughes']);
      expect(list[1].lastSignInAt).toBe('2026-01-12T09:00:00.000Z');
      expect(JSON.stringify(list)).not.toMatch(/argon|"password"|hash|secret/i);
    });

    it.each([
      ['a username that is taken', { username: 'HEAD', displayName: 'X', role: 'teacher' }, 409, /already/],
      ['a username with a space', { username: 'a b', displayName: 'X', role: 'teacher' }, 400, /username/],
      ['no name to show', { username: 'new', displayName: ' ', role: 'teacher' }, 400, /displayName/],
      ['an unknown role', { username: 'new', displayName: 'X', role: 'root' }, 400, /role/],
    ])('are not made with %s', async (_what, body, status, message) => {
      const answer = await post(path, body);
      expect(answer.status).toBe(status);
      expect(answer.body.error).toMatch(message);
    });

    it('get a new password, and the old one and its sign-ins end', async () => {
      const teacher = await makeStaff(site.services, 'teacher', 'reset-me');
      const { body } = await post(`${path}/${teacher.id}/reset-password`);
      expect(body.password).not.toBe(teacher.password);
      expect((await site.get('/api/session', teacher.token)).status).toBe(401);
      expect(await signIn('reset-me', teacher.password)).toBe(401);
      expect(await signIn('reset-me', body.password)).toBe(200);
    });

    it('are closed at once, and opened again', async () => {
      const teacher = await makeStaff(site.services, 'teacher', 'leaver');
      const closed = await post(`${path}/${teacher.id}/disable`);
      expect(closed.body).toMatchObject({ username: 'leaver', disabledAt: '2026-01-12T09:00:00.000Z' });
      expect((await site.get('/api/session', teacher.token)).status).toBe(401);
      expect(await signIn('leaver', teacher.password)).toBe(401);
      expect((await post(`${path}/${teacher.id}/enable`)).body).toMatchObject({ disabledAt: null });
      expect((await site.get('/api/session', teacher.token)).status).toBe(401);
      expect(await signIn('leaver', teacher.password)).toBe(200);
    });

    it.each([
      ['an unknown one', '999', 404],
      ['an id that is no number', 'x', 404],
    ])('are not found: %s', async (_what, id, status) => {
      for (const verb of ['reset-password', 'disable', 'enable']) {
        expect((await post(`${path}/${id}/${verb}`)).status).toBe(status);
      }
    });

    it('do not close their own account, nor the last administrator', async () => {
      expect((await post(`${path}/${admin.id}/disable`)).body.error).toMatch(/your own account/);
      await expect(disableUser(site.services, String(admin.id), null)).rejects.toMatchObject({ code: 'conflict' });
      expect((await site.get('/api/session', admin.token)).status).toBe(200);
    });

    // SQLite has one writer, so that nothing comes between.
    if (name === 'postgres')
      it('do not close each other’s accounts at one moment, so that no administrator would be left', async () => {
        const other = await makeStaff(site.services, 'admin', 'other-head');
        const closeThis = () => disableUser(site.services, String(admin.id), other.id);
        const outcome = othersBetween(site.services, {
          before: 'UPDATE users',
          table: 'users',
          other: closeThis,
        });
        await disableUser(site.services, String(other.id), admin.id);
        expect(await outcome()).toMatchObject({ code: 'conflict' });
        expect((await site.get('/api/session', admin.token)).status).toBe(200);
      });

    it('may choose a password of 10 characters or more where it is not told to anyone else', async () => {
      const details = { username: 'chooser', displayName: 'X', role: 'teacher' } as const;
      await expect(addUser(site.services, { ...details, password: 'too short' }, null)).rejects.toMatchObject({
        code: 'invalid-input',
      });
      await addUser(site.services, { ...details, password: 'long enough' }, null);
      expect(await signIn('chooser', 'long enough')).toBe(200);
    });

    it('are in the audit log with who did it', async () => {
      const entries = await site.services.database.reader.run(
        "SELECT user_id, action FROM audit_log WHERE action LIKE '%user' OR action = 'reset-password' ORDER BY id",
      );
      expect(entries).toEqual(
        expect.arrayContaining([
          { user_id: null, action: 'create-user' },
          { user_id: admin.id, action: 'create-user' },
          { user_id: admin.id, action: 'reset-password' },
          { user_id: admin.id, action: 'disable-user' },
          { user_id: admin.id, action: 'enable-user' },
        ]),
      );
    });
  });
}
