import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { exportStatistics } from '../../figures/exports/export-statistics.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';

/** By the school's clock, which is UTC in January. */
const open = '2026-01-12T09:00';
const due = '2026-01-16T16:00';
const closed = '2026-01-19T09:00';

for (const { name, create } of testDatabases) {
  describe(`dates of homework on ${name}`, () => {
    let site: TestSite;
    let clock = new Date();
    const at = (time: string) => {
      clock = new Date(`${time}:00Z`);
    };
    beforeAll(async () => {
      at('2026-01-01T09:00');
      site = await startTestSite(create, { now: () => clock });
      const csv = 'class,name\n8a/Sc1,Ada\n8a/Sc1,Ben\n8a/Sc1,Cem\n';
      await importRoster(site.services, { csv }, null);
    });
    beforeEach(() => at('2026-01-01T09:00'));
    afterAll(() => site.close());

    /** Signed in at this moment: no sign-in lasts for the days of these tests. */
    const staff = async (role: 'teacher' | 'admin') =>
      (await makeStaff(site.services, role, randomUUID().slice(0, 12))).token;
    const set = async (body: object, homework = 2) =>
      site.send('PUT', `/api/homework/${homework}/dates`, { body, token: await staff('teacher') });
    const see = async (path: string) => (await site.get(path, await staff('teacher'))).body;
    const student = async (who: string, studentClass = '8a/Sc1'): Promise<number> =>
      (await site.post('/api/students', { name: who, studentClass, teacher: 'T' })).body.id;
    const submit = (studentId: number, more: object = {}) =>
      site.post(
        '/api/quiz-attempts',
        { studentId, assignmentId: 3, answers: { q1b: 'it bends' }, ...more },
        { 'Idempotency-Key': randomUUID() },
      );
    const begun = (time: string) => ({ startedAt: `${time}:00.000Z`, timeSpentMinutes: 5 });
    const inMay = (time: string) => time.replace('2026-01', '2026-05');

    it('are set for classes, changed one by one, told, taken away, and each time audited', async () => {
      const classes = ['8A/sc1', '8b/Sc2'];
      expect((await set({ classes, openFrom: open, due, closed })).body).toEqual({
        homework: { id: 2, title: expect.stringContaining('Year 8') },
        answersShown: 'at-once',
        classes: ['8a/Sc1', '8b/Sc2'].map((studentClass) => ({
          studentClass,
          openAt: '2026-01-12T09:00:00.000Z',
          dueAt: '2026-01-16T16:00:00.000Z',
          closeAt: '2026-01-19T09:00:00.000Z',
        })),
      });
      const changed = await set({ classes: ['8b/Sc2'], due: '2026-01-17T12:00', closed: null });
      expect(changed.body.classes[1]).toEqual({
        studentClass: '8b/Sc2',
        openAt: '2026-01-12T09:00:00.000Z',
        dueAt: '2026-01-17T12:00:00.000Z',
        closeAt: null,
      });
      const settable = expect.arrayContaining(['8a/Sc1', '8b/Sc2']);
      expect(await see('/api/homework/2/dates')).toEqual({ ...changed.body, settable });
      const gone = await set({ classes, openFrom: null, due: null, closed: null });
      expect(gone.body.classes).toEqual([]);
      expect((await site.get('/api/assignments')).body.some((one: object) => 'isDated' in one)).toBe(false);
      const audited = await site.services.database.reader.run(
        "SELECT action FROM audit_log WHERE subject = 'homework 2' ORDER BY id",
      );
      expect(audited).toEqual(['set-dates', 'set-dates', 'remove-dates'].map((action) => ({ action })));
    });

    it.each([
      ['an unknown class', { classes: ['9z'], due }, 400, 'classes'],
      ['no class', { classes: [], due }, 400, 'classes'],
      ['what is no time', { classes: ['8a/Sc1'], due: 'tomorrow' }, 400, 'due'],
      ['a day that there is not', { classes: ['8a/Sc1'], due: '2026-02-30T09:00' }, 400, 'due'],
      ['an hour that the clock leaves out', { classes: ['8a/Sc1'], due: '2026-03-29T01:30' }, 400, 'due'],
      ['opening after it is due', { classes: ['8a/Sc1'], openFrom: due, due: open }, 400, 'openFrom'],
      ['closing before it is due', { classes: ['8a/Sc1'], due, closed: open }, 400, 'closed'],
    ])('are refused for %s', async (_what, body, status, field) => {
      const answer = await set(body);
      expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(`${field}`)]);
      expect((await see('/api/homework/2/dates')).classes).toEqual([]);
    });

    it('of an unknown homework are 404', async () => {
      expect((await set({ classes: ['8a/Sc1'], due }, 999)).status).toBe(404);
      expect((await site.get('/api/class-dates?homework=999&class=8a/Sc1')).status).toBe(404);
    });

    it.each([
      ['2026-05-11T08:59', 'early'],
      ['2026-05-12T09:00', 'open'],
      ['2026-05-16T15:30', 'late'],
      ['2026-05-19T08:30', 'closed'],
    ])('tell a class at %s that it is %s, by the clock of the school in summer', async (time, state) => {
      await set({ classes: ['8a/Sc2'], openFrom: inMay(open), due: inMay(due), closed: inMay(closed) });
      at(time);
      expect((await site.get('/api/class-dates?homework=2&class=8A%2FSC2')).body).toEqual({
        openAt: '2026-05-12T08:00:00.000Z',
        dueAt: '2026-05-16T15:00:00.000Z',
        closeAt: '2026-05-19T08:00:00.000Z',
        state,
      });
      const other = await site.get('/api/class-dates?homework=2&class=8a/Sc3');
      expect(other.body).toEqual({ openAt: null, dueAt: null, closeAt: null, state: 'open' });
      expect((await site.get('/api/assignments')).body.find(({ id }: { id: number }) => id === 2).isDated).toBe(true);
      await set({ classes: ['8a/Sc2'], openFrom: null, due: null, closed: null });
    });

    it('count who was on time, late and missing, by first attempts of the class list, in every figure', async () => {
      await set({ classes: ['8a/Sc1'], openFrom: open, due });
      const ids = { ada: await student('Ada'), ben: await student('Ben'), guest: await student('Guest') };
      at('2026-01-15T10:00');
      await submit(ids.ada);
      const figures = async () => {
        const stats: { studentClass: string; dates: object; completedStudentsList: { isLate?: boolean }[] }[] =
          await see('/api/assignments/3/stats');
        const own = stats.find(({ studentClass }) => studentClass === '8a/Sc1');
        const report = await see('/api/assignments/3/report?class=8a/Sc1');
        const exported = await exportStatistics(site.services, { class: '8a/Sc1', homework: 'year8' }, 'sam');
        expect(report.dates).toEqual(own?.dates);
        expect(exported[0]?.classes[0]?.dates).toEqual(own?.dates);
        return { ...own?.dates, isLate: own?.completedStudentsList.map((one) => one.isLate) };
      };
      const dates = { openAt: '2026-01-12T09:00:00.000Z', dueAt: '2026-01-16T16:00:00.000Z', closeAt: null };
      expect(await figures()).toEqual({ ...dates, onTime: 1, early: 0, late: 0, missing: 0, isLate: [false] });
      at('2026-01-17T10:00');
      const [again] = [await submit(ids.ada), await submit(ids.guest)];
      const late = await submit(ids.ben);
      expect(await figures()).toEqual({ ...dates, onTime: 1, early: 0, late: 1, missing: 1, isLate: [false, true] });
      const all = await see('/api/assignments/3/report');
      expect(all.dates).toMatchObject({ dueAt: null, onTime: 1, late: 1, missing: 1 });
      for (const { body } of [again, late]) {
        const detail = await see(`/api/attempts/${body.id}`);
        expect(detail.dueAt).toBe(dates.dueAt);
      }
      const csv = async (query: string) =>
        (await site.request('GET', `/api/assignments/3/results.csv${query}`, { token: await staff('teacher') })).text();
      const dated = await csv('?class=8a/Sc1');
      expect(dated).toContain('"Due (Europe/London)","Handed in","Q1 (of 1)"');
      for (const [who, said] of [
        ['Ada', 'On time'],
        ['Ben', 'Late'],
        ['Cem', 'Missing'],
      ])
        expect(dated).toMatch(new RegExp(`"${who}".*"2026-01-16 16:00","${said}"`));
      expect(await csv('?class=8b/Sc4')).not.toContain('"Due');
    });

    it('count what came before it opened as on time, and tell it apart', async () => {
      at('2026-01-08T10:00');
      await submit(await student('Early Bird', '8b/Sc3'));
      await set({ classes: ['8b/Sc3'], openFrom: open, due });
      at('2026-01-09T10:00');
      // By a page that was opened before anybody set a date.
      expect((await submit(await student('Old Page', '8b/Sc3'), begun('2026-01-09T09:50'))).status).toBe(200);
      at('2026-01-14T10:00');
      await submit(await student('Patient', '8b/Sc3'));
      const { dates } = await see('/api/assignments/3/report?class=8b/Sc3');
      expect(dates).toMatchObject({ onTime: 3, early: 2, late: 0 });
      const stats: { studentClass: string; completedStudentsList: object[] }[] = await see('/api/assignments/3/stats');
      const listed = stats.find(({ studentClass }) => studentClass === '8b/Sc3')?.completedStudentsList;
      expect(listed).toMatchObject([
        { studentName: 'Early Bird', isEarly: true, isLate: false },
        { studentName: 'Old Page', isEarly: true },
        { studentName: 'Patient' },
      ]);
      expect(listed?.[2]).not.toHaveProperty('isEarly');
    });
  });
}
