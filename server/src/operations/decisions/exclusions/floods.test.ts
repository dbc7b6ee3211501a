import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWrongScores } from '../../../db/keep-scores.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { submitYear8 } from '../../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';

for (const { name, create } of testDatabases) {
  describe(`a flood of made-up attempts on ${name}`, () => {
    let site: TestSite;
    let admin: string;
    let teacher: string;
    let clock = Date.parse('2026-01-14T10:00:00Z');
    const path = '/api/exclusions/floods';
    const send = (way: string, body?: object) => site.send('POST', `${path}${way}`, { body, token: admin });
    const completed = async () => {
      const report = await site.get('/api/assignments/3/report?class=8a%2FSc1', admin);
      const stats = await site.get('/api/assignments/3/stats', admin);
      return JSON.stringify([report.body.completed, stats.body]);
    };

    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date(clock) });
      await importRoster(site.services, { csv: 'class,name\n8a/Sc1,Ann Lee\n8a/Sc1,Ben Shah\n' }, null);
      await submitYear8(site.services, 'Ann Lee', { q1b: 'it bends' });
      clock += 3_600_000;
      admin = (await makeStaff(site.services, 'admin', 'head')).token;
      teacher = (await makeStaff(site.services, 'teacher', 'okafor')).token;
      await submitYear8(site.services, 'Ben Shah', { q1b: 'reflects' });
      for (let n = 0; n < 230; n += 1) {
        const letters = `${String.fromCharCode(97 + (n % 26))}${String.fromCharCode(97 + Math.floor(n / 26))}`;
        await submitYear8(site.services, `Nobody ${letters}`, { q1b: 'it bends' });
      }
      await submitYear8(site.services, 'Elsewhere', { q1b: 'it bends' }, '8b/Sc1');
    });
    afterAll(() => site.close());

    it.each<[label: string, criteria: object, attempts: number, listed: number]>([
      [
        'of a class and a time, with the pupil who is among them',
        { class: '8A/sc1', since: '2026-01-14T10:30' },
        231,
        1,
      ],
      ['of names on no list', { class: '8a/Sc1', notOnList: true }, 230, 0],
      ['of a time', { until: '2026-01-14T10:00' }, 1, 1],
      ['of a homework', { homework: 'year8', since: '2026-01-14T10:01' }, 232, 1],
      ['of another homework', { homework: 'year7' }, 0, 0],
      ['of an address from which nobody came', { address: '203.0.113.9' }, 0, 0],
    ])('is found and told, %s', async (_label, criteria, attempts, listed) => {
      const before = await completed();
      const { status, body } = await send('/preview', criteria);
      expect([status, body.attempts, body.listed]).toEqual([200, attempts, listed]);
      if (listed > 0) expect(body.names[0]).toMatchObject({ isListed: true, studentClass: '8a/Sc1' });
      expect(await completed()).toBe(before);
    });

    it('is found by the address of its visits, while that is kept', async () => {
      const visit = { studentName: 'nobody aa', studentClass: '8a/Sc1', teacher: '', currentPage: '/quiz-yr8' };
      await site.post('/api/update-user-session', visit);
      const rows = await site.services.database.reader.tables.visits.findAll();
      expect(rows).toHaveLength(1);
      expect((await send('/preview', { address: rows[0]?.ipAddress })).body).toMatchObject({ attempts: 1 });
    });

    it('is left out in one step, and taken back in one', async () => {
      const before = await completed();
      const { status, body } = await send('', { class: '8a/Sc1', notOnList: true, reason: 'made up by a script' });
      expect([status, body.attempts, body.students]).toEqual([200, 230, 230]);
      expect(await completed()).not.toBe(before);
      expect(await countWrongScores(site.services.database.reader)).toBe(0);
      expect((await send('/preview', { class: '8a/Sc1', notOnList: true })).body.attempts).toBe(0);
      expect((await site.get(path, admin)).body).toEqual([
        expect.objectContaining({ id: body.id, attempts: 230, reason: 'made up by a script', by: 'The head' }),
      ]);
      expect(await send(`/${body.id}/end`)).toMatchObject({ status: 200, body: { attempts: 230 } });
      expect(await completed()).toBe(before);
      expect(await countWrongScores(site.services.database.reader)).toBe(0);
      expect((await send(`/${body.id}/end`)).status).toBe(409);
      const audited = await site.services.database.reader.tables.auditLog.findAll({
        where: { subject: `flood ${body.id}` },
        order: ['id'],
      });
      expect(audited.map(({ action }) => action)).toEqual(['exclude-flood', 'end-flood']);
    });

    it.each<[label: string, body: object, status: number]>([
      ['everything there is', { notOnList: true, reason: 'a joke' }, 400],
      ['nothing', { homework: 'year7', reason: 'a joke' }, 404],
      ['an unknown class', { class: '9z/Sc9', reason: 'a joke' }, 404],
      ['an unknown homework', { homework: 'year99', reason: 'a joke' }, 404],
      ['an impossible time', { since: '2026-02-30T10:00', reason: 'a joke' }, 400],
      ['no reason', { class: '8a/Sc1' }, 400],
    ])('is not made of %s', async (_label, body, status) => {
      expect((await send('', body)).status).toBe(status);
    });

    it('is for administrators', async () => {
      expect((await site.send('POST', `${path}/preview`, { body: {}, token: teacher })).status).toBe(403);
    });
  });
}
