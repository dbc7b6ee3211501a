import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';

interface Asked {
  readonly homeworkId: number;
  readonly questionIds: readonly string[];
  readonly facility: number;
}

for (const { name, create } of testDatabases) {
  describe(`a quiz of what a class was asked before on ${name}`, () => {
    let site: TestSite;
    let token: string;
    let clock = new Date('2026-01-12T09:00:00Z');
    const studentClass = '8a/Sc1';
    const hand = async (who: string, answers: object, assignmentId = 3) => {
      const { id } = (await site.post('/api/students', { name: who, studentClass, teacher: 'T' })).body;
      const sent = { studentId: id, assignmentId, answers };
      return (await site.post('/api/quiz-attempts', sent, { 'Idempotency-Key': randomUUID() })).body;
    };
    const get = async (path: string) => (await site.get(path, token)).body;
    const propose = (): Promise<{ title: string; questions: Asked[] }> => get(`/api/retrieval?class=${studentClass}`);
    const set = (questions: object[], due = '2026-02-09T16:00') =>
      site.send('POST', '/api/retrieval', { body: { class: studentClass, questions, due }, token });
    /** Sign-ins end in between. */
    const wait = async (until: string) => {
      clock = new Date(until);
      token = (await makeStaff(site.services, 'teacher', `okafor-${until.slice(0, 10)}`, [studentClass])).token;
    };
    beforeAll(async () => {
      site = await startTestSite(create, { now: () => clock });
      await importRoster(site.services, { csv: 'class,name\n8a/Sc1,Ada\n8a/Sc1,Ben\n' }, null);
      await wait('2026-01-12T09:00:00Z');
      await hand('Ada', { q1aiii: 'hertz', q1b: 'it bends' });
      await hand('Ben', { q1aiii: 'hertz', q1b: 'reflects' });
    });
    afterAll(() => site.close());

    it('is made of what was handed in about three or ten weeks ago, weakest first', async () => {
      expect((await propose()).questions).toEqual([]);
      await wait('2026-02-02T09:00:00Z');
      const { title, questions } = await propose();
      expect(title).toBe('Retrieval: 8a/Sc1, 2 February');
      const facility = new Map(questions.map((one) => [one.questionIds[0], one.facility]));
      expect([facility.get('q1aii'), facility.get('q1b'), facility.get('q1aiii')]).toEqual([0, 0.5, 1]);
      expect(questions.map((one) => one.facility)).toEqual([...facility.values()].sort());
    });

    it('refuses what the class was not asked then, and a time that is over, and makes nothing', async () => {
      const before = await site.services.catalogue.snapshot();
      const chosen = [{ homeworkId: 2, questionId: 'q1b' }];
      expect((await set([{ homeworkId: 3, questionId: 'q1' }])).status).toBe(400);
      expect((await set(chosen, '2026-02-01T16:00')).status).toBe(400);
      site.services.catalogue.forget();
      expect((await site.services.catalogue.snapshot()).size).toBe(before.size);
    });

    it('is a homework for the class alone, marked as its questions are, and counted apart', async () => {
      const figures = async () => {
        const { homework, hardestQuestions } = await get('/api/analytics');
        const [ada] = await get(`/api/histories?class=${studentClass}`);
        const { kinds, points } = await get(`/api/pupils/${ada.student.id}`);
        return { homework, hardestQuestions, average: ada.averagePercentage, kinds, points };
      };
      const before = await figures();
      const chosen = ['q1b', 'q1aiii'].map((questionId) => ({ homeworkId: 2, questionId }));
      const { status, body: quiz } = await set(chosen);
      expect(status).toBe(200);
      site.services.catalogue.forget();
      const entry = (await get('/api/assignments')).find(({ id }: { id: number }) => id === quiz.id);
      expect(entry).toMatchObject({ isRetrieval: true, isDated: true, isReleased: true, yearGroup: 8 });
      const [first, second] = entry.questions.filter(({ marks }: { marks: number }) => marks > 0);
      const { marking } = await hand('Ada', { [first.id]: 'reflects', [second.id]: 'watt' }, quiz.id);
      expect(marking.totalMarks).toBe(1);
      expect(await figures()).toEqual(before);
      const [ada] = await get(`/api/histories?class=${studentClass}`);
      expect(ada).toMatchObject({ retrievalPercentage: 50, handedIn: 1, late: 0, missing: 0 });
      const { classes, homework } = await get('/api/my-week');
      expect(classes[0].homework).toContain(quiz.id);
      expect(homework.find(({ id }: { id: number }) => id === quiz.id)).toMatchObject({ isRetrieval: true });
      const listed = (await get('/api/teacher-assignments')).filter(
        (one: Asked & { isRetrieval?: true }) => one.isRetrieval,
      );
      expect(listed).toMatchObject([{ title: 'Retrieval: 8a/Sc1, 2 February' }]);
      await wait('2026-02-26T09:00:00Z');
      expect((await propose()).questions.filter(({ homeworkId }) => homeworkId === quiz.id)).toEqual([]);

      const withdraw = (isWithdrawn: boolean, id = quiz.id) =>
        site.send('POST', `/api/retrieval/${id}`, { body: { isWithdrawn }, token });
      const seen = async () => {
        const histories = await get(`/api/histories?class=${studentClass}`);
        const statesOf = histories.map((one: { homework: { homework: { id: number }; state: string }[] }) =>
          one.homework.filter((entry) => entry.homework.id === quiz.id).map(({ state }) => state),
        );
        const week = (await get('/api/my-week')).classes[0].homework.includes(quiz.id);
        const report = await get(`/api/assignments/${quiz.id}/report?class=${studentClass}`);
        const { isReleased: open } = (await site.get('/api/assignments')).body.find(
          (one: { id: number }) => one.id === quiz.id,
        );
        return { statesOf, week, open, completed: report.completed, isWithdrawn: report.isWithdrawn };
      };
      const asSet = { statesOf: [['on-time'], ['missing']], week: true, open: true, completed: 1, isWithdrawn: false };
      expect(await seen()).toEqual(asSet);
      expect((await withdraw(true)).body).toEqual({ isWithdrawn: true });
      expect(await seen()).toEqual({
        ...asSet,
        statesOf: [['on-time'], []],
        week: false,
        open: false,
        isWithdrawn: true,
      });
      expect((await withdraw(false)).status).toBe(200);
      expect(await seen()).toEqual(asSet);
      expect((await withdraw(true, 2)).status).toBe(404);
    });
  });
}
