import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';

for (const { name, create } of testDatabases) {
  describe(`what to look at with a class on ${name}`, () => {
    let site: TestSite;
    let token: string;
    let clock = new Date('2026-01-12T09:00:00Z');
    const attempts = new Map<string, number>();
    const get = async (path: string) => (await site.get(path, token)).body;
    const hand = async (who: string, answers: object, assignmentId = 3) => {
      const { id } = (await site.post('/api/students', { name: who, studentClass: '8a/Sc1', teacher: 'T' })).body;
      const sent = { studentId: id, assignmentId, answers };
      const { body } = await site.post('/api/quiz-attempts', sent, { 'Idempotency-Key': randomUUID() });
      attempts.set(who, body.id);
    };
    beforeAll(async () => {
      site = await startTestSite(create, { now: () => clock });
      await importRoster(site.services, { csv: 'class,name\n8a/Sc1,Ada\n8a/Sc1,Ben\n8a/Sc1,Cem\n' }, null);
      token = (await makeStaff(site.services, 'teacher', 'okafor')).token;
      const set = (id: number, due: string) =>
        site.send('PUT', `/api/homework/${id}/dates`, { body: { classes: ['8a/Sc1'], due }, token });
      await set(2, '2026-01-12T09:05');
      await set(150, '2026-02-01T09:00');
      await hand('Ada', { q1aiii: 'watt', q1b: 'reflects' });
      await hand('Ada', { q1aiii: 'hertz', q1b: 'reflects' });
      clock = new Date('2026-01-12T09:06:00Z');
      await hand('Ben', { q1aiii: 'Watt', q1b: 'it bends' });
      await hand('Guest', { q1aiii: 'joule' });
    });
    afterAll(() => site.close());

    it('tells of each student of the class list all homework, what is late, missing and not due yet', async () => {
      const histories = await get('/api/histories?class=8a/Sc1');
      expect(histories.map((one: { student: { name: string } }) => one.student.name)).toEqual(['Ada', 'Ben', 'Cem']);
      const [ada, ben, cem] = histories;
      expect(ada).toMatchObject({ handedIn: 1, late: 0, missing: 0, averagePercentage: 28.6 });
      expect(
        ada.homework.map((one: { homework: { id: number }; state: string }) => [one.homework.id, one.state]),
      ).toEqual([
        [150, 'due'],
        [2, 'on-time'],
      ]);
      expect(ada.homework[1]).toMatchObject({
        best: { totalMarks: 2, maxMarks: 7, percentage: 29, firstPercentage: 14, attempts: 2 },
        classAverage: 14.3,
      });
      expect([ben.late, ben.missing, cem.late, cem.missing, cem.averagePercentage]).toEqual([1, 0, 0, 1, null]);
    });

    it('counts as missing what others of the class have handed in, also without a date, as its report does', async () => {
      const histories = async () => {
        const all = await get('/api/histories?class=8a/Sc1');
        return all.map((one: { student: { name: string }; handedIn: number; missing: number }) => [
          one.student.name,
          one.handedIn,
          one.missing,
        ]);
      };
      const before = await histories();
      await hand('Ben', { q1: 'x' }, 4);
      const [ada, ben, cem] = before;
      expect(await histories()).toEqual([
        [ada[0], ada[1], ada[2] + 1],
        [ben[0], ben[1] + 1, ben[2]],
        [cem[0], cem[1], cem[2] + 1],
      ]);
    });

    it('tells it of one student, by an attempt or by number, who may stand apart from the list', async () => {
      const [guest] = await get(`/api/histories?attempt=${attempts.get('Guest')}`);
      expect(guest.student).toMatchObject({ name: 'Guest', studentClass: '8a/Sc1' });
      expect(await get(`/api/histories?student=${guest.student.id}`)).toEqual([guest]);
      // Of the class list: who stands apart does not change its average.
      const dated = guest.homework.find((one: { homework: { id: number } }) => one.homework.id === 2);
      expect(dated.classAverage).toBe(14.3);
    });

    it.each([
      ['/api/histories', 400],
      ['/api/histories?class=9z', 404],
      ['/api/histories?student=999999999', 404],
      ['/api/histories?attempt=x', 400],
      ['/api/assignments/3/heat-map', 400],
      ['/api/assignments/3/heat-map?class=9z', 404],
      ['/api/assignments/999/board', 404],
    ])('answers %s with %d', async (path, status) => {
      expect((await site.get(path, token)).status).toBe(status);
    });

    it('maps first attempts of the class list by question, with what was written where it was wrong', async () => {
      const map = await get('/api/assignments/3/heat-map?class=8A/sc1');
      expect(map.students.map((one: { name: string }) => one.name)).toEqual(['Ada', 'Ben']);
      const at = map.questions.findIndex((one: { questionId: string }) => one.questionId === 'q1aiii');
      expect(map.students.map((one: { results: unknown[] }) => one.results[at])).toEqual([
        { marks: 0, answer: 'watt' },
        { marks: 0, answer: 'Watt' },
      ]);
      const right = map.questions.findIndex((one: { questionId: string }) => one.questionId === 'q1b');
      expect(map.students[0].results[right]).toEqual({ marks: 1, answer: null });
      const empty = map.questions.findIndex((one: { questionId: string }) => one.questionId === 'q1ai');
      expect(map.students[0].results[empty]).toEqual({ marks: 0, answer: null });
    });

    it('shows the three hardest questions with what was written, without names, and what is expected', async () => {
      const { questions } = await get('/api/assignments/3/board?class=8a/Sc1');
      expect(questions).toHaveLength(3);
      const all = JSON.stringify(questions);
      for (const who of ['Ada', 'Ben', 'Guest']) expect(all).not.toContain(who);
      expect(questions.every(({ expected }: { expected: string[] }) => expected.length > 0)).toBe(true);
      const unit = questions.find(({ questionId }: { questionId: string }) => questionId === 'q1aiii');
      expect(unit).toMatchObject({
        options: ['hertz', 'joule', 'watt'],
        wrongAnswers: [{ answer: 'watt', count: 2 }],
        expected: ['hertz'],
      });
    });
  });
}
