import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { exportStatistics } from '../../figures/exports/export-statistics.ts';
import { mergeStudents } from '../../people/students/merge-students.ts';

for (const { name, create } of testDatabases) {
  describe(`attempts that do not count on ${name}`, () => {
    let site: TestSite;
    let teacher: string;
    let admin: string;
    beforeAll(async () => {
      site = await startTestSite(create);
      teacher = (await makeStaff(site.services, 'teacher', 'okafor')).token;
      admin = (await makeStaff(site.services, 'admin', 'head')).token;
    });
    afterAll(() => site.close());

    const makeStudent = async (studentName: string, studentClass: string): Promise<number> =>
      (await site.post('/api/students', { name: studentName, studentClass, teacher: 'T' })).body.id;
    const submit = async (studentId: number, answer: string): Promise<{ id: number; reference: string }> =>
      (
        await site.post(
          '/api/quiz-attempts',
          { studentId, assignmentId: 3, answers: { q1b: answer } },
          { 'Idempotency-Key': randomUUID() },
        )
      ).body;
    const exclude = (attemptId: number, scope: 'attempt' | 'student', reason = 'a joke name') =>
      site.send('POST', '/api/exclusions', { body: { attemptId, scope, reason }, token: teacher });
    const end = (id: number) => site.send('POST', `/api/exclusions/${id}/end`, { token: teacher });

    /** Every figure that is told of a class at Year 8's homework. */
    async function figures(studentClass: string) {
      const query = `class=${encodeURIComponent(studentClass)}`;
      const stats: { studentClass: string; completedStudents: number; averagePercentage: number | null }[] = (
        await site.get('/api/assignments/3/stats', teacher)
      ).body;
      const own = stats.find((one) => one.studentClass === studentClass);
      const report = (await site.get(`/api/assignments/3/report?${query}`, teacher)).body;
      const csv = await (
        await site.request('GET', `/api/assignments/3/results.csv?${query}`, { token: teacher })
      ).text();
      const exported = await exportStatistics(site.services, { class: studentClass }, 'sam');
      const analytics = (await site.get('/api/admin/analytics', admin)).body;
      const managed: { id: number; attemptCount: number }[] = (await site.get('/api/admin/homework', admin)).body;
      return {
        completed: own?.completedStudents ?? 0,
        average: own?.averagePercentage ?? null,
        report: [report.completed, report.averagePercentage],
        lines: csv.split('\r\n').filter((line) => line.includes('"Yes"')).length,
        exported: exported.flatMap(({ classes }) => classes).flatMap((one) => one.completedStudentsList).length,
        analytics: JSON.stringify(analytics),
        managed: managed.find(({ id }) => id === 2)?.attemptCount,
      };
    }

    it.each(['attempt', 'student'] as const)(
      'are left out of every figure and kept (%s), and count again when it is taken back',
      async (scope) => {
        const studentClass = scope === 'attempt' ? '8a/Sc1' : '8b/Sc1';
        await submit(await makeStudent('Really Here', studentClass), 'it bends');
        const before = await figures(studentClass);
        const joker = await makeStudent('Mickey Mouse', studentClass);
        const attempt = await submit(joker, 'reflects');
        const counted = await figures(studentClass);
        expect(counted).toMatchObject({ completed: 2, lines: 2, exported: 2, report: [2, expect.any(Number)] });
        expect(counted.analytics).not.toBe(before.analytics);
        expect(counted.managed).toBe((before.managed ?? 0) + 1);

        const { status, body } = await exclude(attempt.id, scope);
        expect(status).toBe(200);
        expect(body).toMatchObject({ scope, reason: 'a joke name', by: 'The okafor', attempts: 1 });
        expect(await figures(studentClass)).toEqual(before);
        expect((await site.get(`/api/results/${attempt.reference}`)).status).toBe(200);
        const detail = (await site.get(`/api/attempts/${attempt.id}`, teacher)).body;
        expect(detail).toMatchObject({
          totalMarks: 1,
          isBest: false,
          attempts: [{ counts: false }],
          exclusions: [body],
        });
        expect((await site.get(`/api/exclusions?class=${encodeURIComponent(studentClass)}`, teacher)).body).toEqual([
          body,
        ]);
        expect((await exclude(attempt.id, scope)).status).toBe(409);
        if (scope === 'student') {
          await submit(joker, 'reflects again');
          expect((await figures(studentClass)).completed).toBe(1);
        }

        expect((await end(body.id)).status).toBe(200);
        expect((await end(body.id)).status).toBe(409);
        expect((await figures(studentClass)).completed).toBe(2);
        const audited = await site.services.database.reader.tables.auditLog.findAll({
          where: { subject: scope === 'attempt' ? `attempt ${attempt.id}` : `student ${joker}` },
          order: ['id'],
        });
        expect(audited.map(({ action, userId }) => [action, userId !== null])).toEqual([
          ['exclude', true],
          ['end-exclusion', true],
        ]);
      },
    );

    it('are not left out one by one where nothing of their name counts', async () => {
      const student = await makeStudent('All Out', '8b/Sc4');
      const [first, second] = [await submit(student, 'reflects'), await submit(student, 'it bends')];
      const { id } = (await exclude(first.id, 'student')).body;
      expect((await exclude(second.id, 'attempt')).status).toBe(409);
      expect((await end(id)).status).toBe(200);
      expect((await exclude(second.id, 'attempt')).status).toBe(200);
    });

    it('of several the others stand: best and first are of those that count', async () => {
      const student = await makeStudent('Tries Twice', '8b/Sc2');
      const [first, second] = [await submit(student, 'reflects'), await submit(student, 'it bends')];
      await exclude(first.id, 'attempt', 'written by a friend');
      const detail = (await site.get(`/api/attempts/${second.id}`, teacher)).body;
      expect(detail).toMatchObject({ isFirst: true, isBest: true, exclusions: [] });
      expect(detail.attempts.map(({ counts }: { counts: boolean }) => counts)).toEqual([false, true]);
    });

    it('go on not to count when their name is merged with another, whose own count', async () => {
      const real = await makeStudent('Sam Lee', '8b/Sc3');
      await submit(real, 'it bends');
      const typed = await makeStudent('Sam Leee', '8b/Sc3');
      await exclude((await submit(typed, 'reflects')).id, 'student');
      await mergeStudents(site.services, { from: [typed], into: real }, null);
      expect(await figures('8b/Sc3')).toMatchObject({ completed: 1, average: 0 });
    });

    it.each<[label: string, body: object, status: number]>([
      ['an unknown attempt', { attemptId: 999_999, scope: 'attempt', reason: 'a joke' }, 404],
      ['an impossible number', { attemptId: 2 ** 40, scope: 'attempt', reason: 'a joke' }, 404],
      ['no reason', { attemptId: 1, scope: 'attempt', reason: '  ' }, 400],
      ['something else', { attemptId: 1, scope: 'class', reason: 'a joke' }, 400],
    ])('are not made of %s', async (_label, body, status) => {
      expect((await site.send('POST', '/api/exclusions', { body, token: teacher })).status).toBe(status);
    });

    it('whether a name is in a class is not told to who types it', async () => {
      const known = (await site.post('/api/students', { name: 'On The List', studentClass: '8a/Sc2', teacher: 'T' }))
        .body;
      const ask = async (typed: string) =>
        (await site.post('/api/students', { name: typed, studentClass: '8a/Sc2', teacher: 'T' })).body;
      const made = [];
      for (let n = 0; n < 20; n += 1) made.push(await ask(`Nobody ${String.fromCharCode(65 + n)}`));
      const again = await ask('ON the list');
      expect(again).toEqual({ ...known, name: 'ON the list' });
      const ids = made.map(({ id }) => id);
      expect(Math.min(...ids)).toBeGreaterThan(99_999_999);
      // Numbers in the order in which names came would tell which one was there before.
      expect(ids).not.toEqual([...ids].sort((one, other) => one - other));
      expect(Object.keys(again)).toEqual(Object.keys(made[0]));
    });
  });
}
