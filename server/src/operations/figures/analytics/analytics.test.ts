import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';
import { createSchoolClock } from '../../site/school-clock.ts';
import { readAnalytics } from './read-analytics.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** Right answers to all seven questions of Year 8, in order; then with three of them wrong. */
const right = ['3 waves', '1 Hz', 'hertz', 'reflects', 'gets smaller', 'kinetic energy', 'renewable'];
const half = ['3 waves', '1 Hz', 'hertz', 'it refracts', 'gets bigger', 'thermal energy', 'renewable'];
const misspelt = ['3 waves', '1 Hz', 'hertz', 'reflescts', 'gets smaller', 'kinetic energy', 'renewable'];

for (const { name, create } of testDatabases) {
  describe(`analytics on ${name}`, () => {
    // A Wednesday afternoon in winter, when London is UTC.
    let clock = new Date('2026-01-14T16:30:00Z').getTime();
    let site: TestSite;
    let token: string;

    const submit = async (
      student: string,
      answers: readonly string[],
      at: number,
      card = 3,
      studentClass = '8a/Sc1',
    ) => {
      const now = clock;
      clock = at;
      const { body } = await site.post('/api/students', { name: student, studentClass, teacher: 'T' });
      const sent = { studentId: body.id, assignmentId: card, answers, timeSpentMinutes: answers.length };
      expect((await site.post('/api/quiz-attempts', sent)).status).toBe(200);
      clock = now;
    };
    const read = async (query = '') => (await site.get(`/api/admin/analytics${query}`, token)).body;

    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date(clock) });
      token = (await makeStaff(site.services, 'admin', 'head')).token;
    });
    afterAll(() => site.close());

    it('says so where there is nothing', async () => {
      const empty = await read();
      expect(empty.from).toBe('2025-10-20');
      expect(empty.overview).toEqual({
        students: 0,
        classes: 0,
        homework: 0,
        attempts: 0,
        completed: 0,
        total: 0,
        completionRate: 0,
        averagePercentage: null,
        firstPercentage: null,
      });
      expect(empty.quickStats).toMatchObject({ attemptsEach: null, medianMinutes: null, busiestHour: null });
      expect(empty).toMatchObject({ homework: [], weeks: [], grades: [], hardestQuestions: [] });
      expect(empty.byHour).toHaveLength(24);
      expect(empty.byWeekday).toHaveLength(7);
    });

    describe('with attempts', () => {
      beforeAll(async () => {
        const lastWeek = clock - 7 * day;
        await submit('Ava', half, lastWeek);
        await submit('Ava', right, clock - hour);
        await submit('Ben', misspelt, clock - hour);
        await submit('Cai', half, clock - 2 * hour, 3, '8a/Sc2');
        await submit('Dee', ['stomach'], clock - 30 * day, 2, '11a1');
        await submit('Old', half, clock - 200 * day);
      });

      it('counts best attempts, with the first beside them', async () => {
        const { overview, homework, grades } = await read('?department=science');
        expect(overview).toMatchObject({ students: 4, classes: 3, homework: 2, attempts: 5, completed: 4, total: 75 });
        expect(overview.completionRate).toBe(5);
        const year8 = homework.find(({ homeworkId }: { homeworkId: number }) => homeworkId === 2);
        expect(year8).toMatchObject({ completed: 3, total: 50, completionRate: 6 });
        expect(year8.averagePercentage).toBeCloseTo((100 + 100 + 400 / 7) / 3, 0);
        expect(year8.firstPercentage).toBeCloseTo((400 / 7 + 100 + 400 / 7) / 3, 0);
        expect(grades[0]).toEqual({ grade: 'Excellent!', count: 2 });
      });

      it('counts the class list where there is one: a name that is not on it changes nothing', async () => {
        await importRoster(site.services, { csv: 'class,name\n8a/Sc1,Ava\n8a/Sc1,Eli\n' }, null);
        const { overview, homework, hardestQuestions } = await read('?department=science');
        // Ava of Ava and Eli, Cai and Dee of 25 each; Ben is not on the list.
        expect(overview).toMatchObject({ students: 3, attempts: 4, completed: 3, total: 52 });
        const year8 = homework.find(({ homeworkId }: { homeworkId: number }) => homeworkId === 2);
        expect(year8).toMatchObject({ completed: 2, total: 27 });
        expect(hardestQuestions[0]).toMatchObject({ homeworkId: 2, students: 2 });
        // Without anybody on it the class has no list, and everybody counts again.
        await site.services.database.write((session) => session.run("UPDATE students SET source = 'self'"));
        expect((await read('?department=science')).overview).toMatchObject({ students: 4, total: 75 });
      });

      it('counts a homework in the week in which it was first handed in', async () => {
        const { weeks } = await read();
        expect(weeks.map(({ weekStart }: { weekStart: string }) => weekStart)).toEqual([
          '2025-12-15',
          '2025-12-22',
          '2025-12-29',
          '2026-01-05',
          '2026-01-12',
        ]);
        expect(weeks[3]).toMatchObject({ attempts: 1, completed: 1, averagePercentage: 100, firstPercentage: 57.1 });
        expect(weeks[4]).toMatchObject({ attempts: 3, completed: 2 });
        expect(weeks[1]).toMatchObject({ attempts: 0, completed: 0, averagePercentage: null });
        expect(weeks[4].bands.map(({ count }: { count: number }) => count)).toEqual([0, 1, 0, 1]);
      });

      it('judges questions by first attempts, hardest first, with what was answered instead', async () => {
        const { hardestQuestions, doubtful } = await read('?department=science&weeks=2');
        expect(hardestQuestions).toHaveLength(7);
        expect(hardestQuestions[0]).toMatchObject({ homeworkId: 2, facility: 0.33, students: 3, answered: 3 });
        const reflects = hardestQuestions.find(({ questionId }: { questionId: string }) => questionId === 'q1b');
        expect(reflects.commonWrongAnswers).toMatchObject([{ answer: 'it refracts', count: 2 }]);
        expect(doubtful).toMatchObject({ answers: 21, doubtful: 1 });
        expect(doubtful.questions).toMatchObject([{ homeworkId: 2, questionId: 'q1b', doubtful: 1, answered: 3 }]);
      });

      it('tells this week from the last, and when most is done', async () => {
        const { quickStats, byHour, byWeekday, byWeekdayAndHour } = await read('?weeks=2');
        expect(quickStats).toMatchObject({
          attemptsThisWeek: 3,
          attemptsLastWeek: 1,
          attemptsEach: 1.3,
          medianMinutes: 7,
          busiestHour: 15,
          busiestWeekday: 3,
        });
        expect(byHour[15]).toEqual({ hour: 15, count: 2 });
        expect(byWeekday[2]).toEqual({ weekday: 3, count: 4 });
        expect(byWeekdayAndHour).toContainEqual({ weekday: 3, hour: 15, count: 2 });
      });

      it.each([
        ['?weeks=1', 3, 'this week alone'],
        ['?weeks=2', 4, 'this one and the last'],
        ['', 5, 'a term'],
        ['?weeks=53', 6, 'a year'],
        ['?department=science', 5, 'science'],
        ['?department=btec', 0, 'no childcare yet'],
      ])('%s counts %d attempts: %s', async (query, attempts) => {
        expect((await read(query)).overview.attempts).toBe(attempts);
      });

      it('tells hours by the clock of the school', async () => {
        const services = { ...site.services, clock: createSchoolClock('America/New_York') };
        const { byHour } = await readAnalytics(services, { weeks: '1' });
        expect(byHour[10]).toEqual({ hour: 10, count: 2 });
      });

      it.each([
        ['?department=arts', /department: send science or btec/],
        ['?weeks=0', /weeks: send a number of weeks from 1 to 53/],
        ['?weeks=54', /weeks: /],
      ])('refuses %s and says why', async (query, message) => {
        const { status, body } = await site.get(`/api/admin/analytics${query}`, token);
        expect(status).toBe(400);
        expect(body.error).toMatch(message);
      });

      it('keeps the childcare card apart', async () => {
        const childcare = {
          studentName: 'Ella',
          studentClass: '12A/Cc1',
          teacher: 'Mrs A. Wren',
          answers: { q1c1: 'pincer grip', q2a: 'parallel play' },
        };
        expect((await site.post('/api/submit-btec-childcare', childcare)).status).toBe(200);
        const btec = await read('?department=btec');
        expect(btec.overview).toMatchObject({ students: 1, attempts: 1, homework: 1 });
        expect(btec.homework[0].homeworkId).toBe(6);
        expect((await read('?department=science')).overview.attempts).toBe(5);
        expect((await read()).overview.attempts).toBe(6);
      });
    });
  });
}
