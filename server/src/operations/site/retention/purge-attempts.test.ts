import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';
import { mergeStudents } from '../../people/students/merge-students.ts';
import { purgeExpired } from './purge-expired.ts';

const keep = { visitDays: 30, attemptYears: 2 };

for (const { name, create } of testDatabases) {
  describe(`attempts that have had their time on ${name}`, () => {
    let clock = new Date('2023-09-04T09:00:00Z').getTime();
    let site: TestSite;
    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date(clock) });
      await importRoster(site.services, { csv: 'class,name\n8a/Sc1,On List\n' }, null);
    });
    afterAll(() => site.close());

    const submit = async (studentName: string, answer: string) => {
      const student = { name: studentName, studentClass: '8a/Sc1', teacher: 'T' };
      const { body } = await site.post('/api/students', student);
      const attempt = { studentId: body.id, assignmentId: 3, answers: { q1b: answer } };
      return (await site.post('/api/quiz-attempts', attempt, { 'Idempotency-Key': randomUUID() })).body.reference;
    };
    const results = async (references: readonly string[]) =>
      Promise.all(references.map(async (one) => (await site.get(`/api/results/${one}`)).status));
    const names = async () =>
      (await site.services.database.reader.tables.students.findAll({ order: ['name'] })).map((one) => one.name);

    it('go whole, with students who are on no list and have nothing left; what is younger stays and counts', async () => {
      const old = [await submit('On List', 'reflects'), await submit('Gone Since', 'reflects')];
      old.push(await submit('Still Here', 'reflects'));
      const idOf = async (name: string) =>
        (await site.post('/api/students', { name, studentClass: '8a/Sc1', teacher: 'T' })).body.id;
      const [from, into] = [await idOf('Gone Sinse'), await idOf('Gone Since')];
      await mergeStudents(site.services, { from: [from], into }, null);
      clock = new Date('2025-09-05T09:00:00Z').getTime();
      const young = [await submit('Still Here', 'it bends')];
      const gone = { attempts: 3, students: 1 };
      expect(await purgeExpired(site.services, { ...keep, attemptYears: null, dryRun: true }, 'sam')).toMatchObject({
        attempts: 0,
        students: 0,
      });
      expect(await purgeExpired(site.services, { ...keep, dryRun: true }, 'sam')).toMatchObject(gone);
      expect(await results(old)).toEqual([200, 200, 200]);

      expect(await purgeExpired(site.services, keep, null)).toMatchObject(gone);
      expect(await results([...old, ...young])).toEqual([404, 404, 404, 200]);
      expect(await names()).toEqual(['On List', 'Still Here']);
      const { tables } = site.services.database.reader;
      expect(await tables.markings.count()).toBe(1);
      const [entry] = await tables.auditLog.findAll({ where: { action: 'purge' } });
      expect(entry).toMatchObject({ userId: null, details: expect.stringContaining('"attempts":3') });
      const { token } = await makeStaff(site.services, 'teacher', 'okafor');
      const [figures] = (await site.get('/api/assignments/3/stats', token)).body;
      expect(figures).toMatchObject({ completedStudents: 0, unlistedStudents: [{ studentName: 'Still Here' }] });
      expect(await purgeExpired(site.services, keep, null)).toMatchObject({ attempts: 0, students: 0 });
    });

    it('go all at once, however many turns of the writer that takes', async () => {
      const before = clock;
      clock = new Date('2023-09-04T09:00:00Z').getTime();
      await submit('Busy Bee', 'reflects');
      clock = before;
      const { database } = site.services;
      const old = await database.reader.tables.attempts.findOne({ order: [['submittedAt', 'ASC']], raw: true });
      const copies = Array.from({ length: 1_201 }, (_, n) => {
        const { id: _id, currentMarkingId: _marking, ...rest } = old!;
        return { ...rest, currentMarkingId: null, idempotencyKey: null, reference: `OLD-${n}` };
      });
      await database.write(({ tables, transaction }) => tables.attempts.bulkCreate(copies, { transaction }));
      expect(await purgeExpired(site.services, keep, null)).toMatchObject({ attempts: 1_202, students: 1 });
      expect(await database.reader.tables.attempts.count()).toBe(1);
    });
  });
}
