import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mostAppeals } from '../../contract/appeals.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { testDatabases } from '../../db/testing/test-databases.ts';
import { makeStaff } from '../../testing/make-staff.ts';
import { submitYear8 } from '../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { eraseStudents } from '../people/erasure/erase-students.ts';
import { exportStudent } from '../people/students/export-student.ts';

const wrong = { q1ai: '7 waves', q1aii: '9 Hz', q1aiii: 'watt', q1b: 'sinks', q1ci: 'it grows' };

for (const { name, create } of testDatabases) {
  describe(`answers that students ask about, on ${name}`, () => {
    let site: TestSite;
    let teacher: string;
    beforeEach(async () => {
      site = await startTestSite(create);
      teacher = (await makeStaff(site.services, 'teacher', 'okafor')).token;
    });
    afterEach(() => site.close());

    const ask = (reference: string, questionId = 'q1b') =>
      site.send('POST', `/api/results/${reference}/appeals`, { body: { questionId } });
    const told = async (reference: string, questionId = 'q1b') => {
      const { results } = (await site.get(`/api/results/${reference}`)).body;
      const { appeal, canAppeal } = results.find((one: { questionId: string }) => one.questionId === questionId);
      return { appeal, canAppeal };
    };
    const judge = (marks: number) =>
      site.send('POST', '/api/homework/2/judgements', {
        token: teacher,
        body: { judgements: [{ questionId: 'q1b', answer: 'sinks', marks }] },
      });
    const queue = async () => (await site.get('/api/queue?homework=2', teacher)).body.groups;
    const waiting = async () => (await site.get('/api/queue/waiting', teacher)).body;

    it('wait in the queue, once however often they are asked about, and before what is larger', async () => {
      const ann = await submitYear8(site.services, 'Ann', wrong);
      const bob = await submitYear8(site.services, 'Bob', wrong);
      for (const student of ['Cat', 'Dan', 'Eve']) await submitYear8(site.services, student, { q1b: 'reflekts' });
      expect(await told(ann.reference)).toEqual({ canAppeal: true });
      const twice = await Promise.all([ask(ann.reference), ask(ann.reference.toLowerCase())]);
      expect(twice).toMatchObject([
        { status: 200, body: { state: 'waiting' } },
        { status: 200, body: { state: 'waiting' } },
      ]);
      await ask(bob.reference);
      expect(await told(ann.reference)).toEqual({ appeal: 'waiting' });
      expect(await queue()).toMatchObject([
        { answer: 'sinks', asked: 2, students: 2 },
        { answer: 'reflekts', asked: 0, students: 3 },
      ]);
      expect(await waiting()).toEqual([{ homeworkId: 2, class: '8a/Sc1', answers: 3, asked: 2 }]);
    });

    it.each([
      [1, 'accepted'],
      [0, 'refused'],
    ])('judged to be worth %i are told to be %s, and wait again when that is taken back', async (marks, state) => {
      const { reference } = await submitYear8(site.services, 'Ann', wrong);
      await ask(reference);
      const { body } = await judge(marks);
      expect(await told(reference)).toEqual({ appeal: state });
      expect(await queue()).toEqual([]);
      expect(await waiting()).toEqual([]);
      await site.send('POST', '/api/homework/2/judgements/take-back', {
        token: teacher,
        body: { ids: body.judgementIds },
      });
      expect(await told(reference)).toEqual({ appeal: 'waiting' });
      expect((await waiting())[0]).toMatchObject({ asked: 1 });
    });

    it('whose marks a teacher sets are told so too', async () => {
      const { id, reference } = await submitYear8(site.services, 'Ann', wrong);
      await ask(reference);
      const body = { questionId: 'q1b', marks: 0, reason: 'we talked about it' };
      await site.send('POST', `/api/attempts/${id}/overrides`, { token: teacher, body });
      expect(await told(reference)).toEqual({ appeal: 'refused' });
      expect(await waiting()).toEqual([]);
    });

    it.each<[label: string, questionId: string, status: number]>([
      ['one that was picked', 'q1aiii', 409],
      ['one that was left out', 'q1ciii', 409],
      ['an unknown question', 'q9', 404],
    ])('cannot be %s', async (_label, questionId, status) => {
      const { reference } = await submitYear8(site.services, 'Ann', wrong);
      expect((await ask(reference, questionId)).status).toBe(status);
      expect(await waiting()).toEqual([]);
    });

    it('cannot be one that counts, or that somebody has decided about', async () => {
      const { reference } = await submitYear8(site.services, 'Ann', { ...wrong, q1ai: '3 waves' });
      await judge(0);
      expect((await ask(reference, 'q1ai')).status).toBe(409);
      expect((await ask(reference, 'q1b')).status).toBe(409);
      expect(await told(reference)).toEqual({});
    });

    it('are no more than some of an attempt', async () => {
      const { id, reference } = await submitYear8(site.services, 'Ann', wrong);
      const rows = Array.from({ length: mostAppeals }, (_, n) => ({ attempt_id: id, question_id: `q${n}`, at: 'x' }));
      await site.services.database.write((session) => insertRows(session, 'appeals', rows));
      expect(await told(reference)).toEqual({});
      const { status, body } = await ask(reference);
      expect({ status, body }).toMatchObject({ status: 409, body: { error: expect.stringContaining('the most') } });
    });

    it('need a reference that opens a result', async () => {
      expect((await ask('AAAA-AAAA-AAAA')).status).toBe(404);
      expect((await ask('x')).status).toBe(404);
    });

    it('are told with what is stored of a student, and go when the student is erased', async () => {
      const { id, reference } = await submitYear8(site.services, 'Ann', wrong);
      await ask(reference);
      const attempt = await site.services.database.reader.tables.attempts.findByPk(id);
      const studentId = attempt?.studentId ?? 0;
      const exported = await exportStudent(site.services, studentId, null);
      expect(exported.attempts).toMatchObject([{ appeals: [{ questionId: 'q1b' }] }]);
      await eraseStudents(site.services, { ids: [studentId] }, null);
      expect(await site.services.database.reader.tables.appeals.count()).toBe(0);
    });
  });
}
