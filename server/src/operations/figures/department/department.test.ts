import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';

for (const { name, create } of testDatabases) {
  describe(`classes by week on ${name}`, () => {
    let site: TestSite;
    let teacher: string;
    let admin: string;
    let clock = new Date('2026-11-09T09:00:00Z');
    const ids = new Map<string, number>();
    const read = async (query = '', token = teacher) => (await site.get(`/api/department${query}`, token)).body;
    const cellsOf = async (query = '?all=1') => {
      const { cells } = await read(query);
      return cells.map((cell: { studentClass: string; week: string }) => `${cell.studentClass} ${cell.week}`).sort();
    };
    const hand = async (pupil: string, studentClass: string, answers: object) => {
      const { id } = (await site.post('/api/students', { name: pupil, studentClass, teacher: 'T' })).body;
      const sent = { studentId: id, assignmentId: 3, answers };
      const { body } = await site.post('/api/quiz-attempts', sent, { 'Idempotency-Key': randomUUID() });
      ids.set(pupil, body.id);
    };
    beforeAll(async () => {
      site = await startTestSite(create, { now: () => clock });
      const csv = 'class,name\n8a/Sc1,Ada\n8a/Sc1,Ben\n8a/Sc1,Cem\n8a/Sc1,Joke\n8a/Sc2,Dot\n';
      await importRoster(site.services, { csv }, null);
      await hand('Ada', '8a/Sc1', { q1aiii: 'watt', q1b: 'reflects' });
      await hand('Joke', '8a/Sc1', { q1aiii: 'joule' });
      clock = new Date('2026-11-17T09:00:00Z');
      teacher = (await makeStaff(site.services, 'teacher', 'okafor')).token;
      admin = (await makeStaff(site.services, 'admin', 'head')).token;
      const due = { classes: ['8a/Sc1'], due: '2026-11-13T16:00' };
      await site.send('PUT', '/api/homework/2/dates', { body: due, token: admin });
      await site.send('PUT', '/api/my-classes', { body: { classes: ['8a/Sc1'] }, token: teacher });
      await hand('Ben', '8a/Sc1', { q1aiii: 'Watt' });
      await hand('Dot', '8a/Sc2', { q1aiii: 'watt' });
      const exclusion = { attemptId: ids.get('Joke'), scope: 'attempt', reason: 'a joke' };
      await site.send('POST', '/api/exclusions', { body: exclusion, token: admin });
    });
    afterAll(() => site.close());

    it.each<[label: string, query: string, cells: string[]]>([
      ['a teacher sees their own classes, in the week that it was due', '', ['8a/Sc1 2026-11-09']],
      ['or all, without a date in the week of the first attempt', '?all=1', ['8a/Sc1 2026-11-09', '8a/Sc2 2026-11-16']],
      ['or those of a year', '?all=1&year=7', []],
    ])('%s', async (_label, query, cells) => {
      expect(await cellsOf(query)).toEqual(cells);
    });

    it('counts who handed in, who of them on time, and the average, without what does not count', async () => {
      const { weeks, isAll, cells } = await read();
      expect([weeks[0], weeks.at(-1), isAll]).toEqual(['2026-08-31', '2026-11-16', false]);
      expect(cells).toMatchObject([{ homework: 1, completed: 2, total: 4, onTime: 0.5, averagePercentage: 7.1 }]);
      expect((await read('', admin)).isAll).toBe(true);
    });

    it('tells the hardest questions, with wrong answers and the classes that gave them', async () => {
      const ideas = async (week: string) =>
        (await site.get(`/api/department/ideas?all=1&week=${week}`, teacher)).body.ideas;
      const [wave] = (await ideas('2026-11-09')).filter((one: { questionId: string }) => one.questionId === 'q1aiii');
      expect(wave).toMatchObject({ facility: 0, asked: 2, wrongAnswers: [{ count: 2, classes: ['8a/Sc1'] }] });
      expect(await ideas('2026-10-05')).toEqual([]);
    });

    it('is a file of the same figures, which is audited', async () => {
      const text = await (await site.request('GET', '/api/department/classes.csv', { token: teacher })).text();
      expect(text).toContain('"2026-11-09 handed in"');
      const entries = await site.services.database.reader.tables.auditLog.findAll({
        where: { action: 'export-statistics' },
      });
      expect(entries).toHaveLength(1);
    });

    it('refuses an impossible week', async () => {
      expect((await site.get('/api/department/ideas?week=x', teacher)).status).toBe(400);
    });
  });
}
