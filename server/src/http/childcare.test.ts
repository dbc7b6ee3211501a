import { randomUUID } from 'node:crypto';
import { childcare, childcareAssignments } from '@markwell/marking-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childcareReceiptSchema, listAssignments, listClasses, submitChildcare } from '../contract/index.ts';
import { testDatabases } from '../db/testing/test-databases.ts';
import { makeStaff } from '../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const path = '/api/submit-btec-childcare';
const modelAnswers = Object.fromEntries(childcare.scheme.questions.map(({ id, expected }) => [id, expected?.[0]]));
const student = { studentName: 'Robin Ash', studentClass: '12A/Cc1', teacher: 'x' };

it('takes each of the assignments that the page offers', () => {
  for (const { value: assignment } of childcareAssignments) {
    expect(submitChildcare.input.safeParse({ ...student, answers: {}, assignment }).success).toBe(true);
  }
});

for (const { name, create } of testDatabases) {
  describe(`the childcare assessment on ${name}`, () => {
    let site: TestSite;
    beforeAll(async () => {
      site = await startTestSite(create);
    });
    afterAll(() => site.close());

    const submit = (body: object, key?: string) =>
      site.post(path, { ...student, ...body }, key === undefined ? {} : { 'Idempotency-Key': key });
    const attempts = async (studentName: string) => {
      const { tables } = site.services.database.reader;
      const [found] = await tables.students.findAll({ where: { name: studentName } });
      return tables.attempts.findAll({ where: { studentId: found?.id ?? 0 }, order: ['id'] });
    };

    it('is on the list, released, with 27 parts and without the key', async () => {
      const { body } = await site.get('/api/assignments');
      const card = listAssignments.output.parse(body).find(({ id }) => id === 6);
      expect(card).toMatchObject({ isReleased: true, slug: 'childcare', totalMarks: 32, schemeVersion: 1 });
      expect(card?.questions).toEqual(childcare.questions);
      for (const { expected = [] } of childcare.scheme.questions.filter(({ type }) => type === 'text')) {
        expect(JSON.stringify(body)).not.toContain(JSON.stringify(expected[0]).slice(1, -1));
      }
    });

    it('gives each part with what was asked, answered and expected', async () => {
      const { status, body } = await submit({ answers: { ...modelAnswers, q2a: 'solitary play' } });
      expect(status).toBe(200);
      const receipt = childcareReceiptSchema.parse(body);
      expect(receipt).toMatchObject({ totalMarks: 31, maxMarks: 32, percentage: 97, grade: 'Distinction' });
      expect(receipt.results.map(({ questionId }) => questionId)).toEqual(childcare.questions.map(({ id }) => id));
      expect(receipt.results.find(({ questionId }) => questionId === 'q2a')).toEqual({
        questionId: 'q2a',
        question: childcare.questions.find(({ id }) => id === 'q2a')?.question,
        marks: 0,
        maxMarks: 1,
        studentAnswer: 'solitary play',
        correctAnswer: modelAnswers.q2a,
        feedback: expect.stringMatching(/\S/),
      });
      expect(receipt.relaxed).toBeUndefined();
      expect(receipt.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    });

    it.each<[label: string, answers: object]>([
      ['bare values', { q1b1: 'Physical', q3b: 'regression' }],
      ['whole answers', { q1b1: { value: '', choice: 'Physical' }, q3b: { questionId: 'q3b', value: 'regression' } }],
      ['letters of options', { q1b1: 'A', q3b: 'regression' }],
    ])('takes %s', async (_label, answers) => {
      expect((await submit({ answers })).body.totalMarks).toBe(2);
    });

    it('marks what was left out with nothing, and says so', async () => {
      const { body } = await submit({ answers: {} });
      expect(body).toMatchObject({ totalMarks: 0, maxMarks: 32, grade: 'U' });
      expect(body.results[0]).toMatchObject({ studentAnswer: '', feedback: 'No answer provided' });
    });

    it('keeps an answer to a part that there is none of, for no marks', async () => {
      const { body } = await submit({ answers: { q9z: 'something' } });
      expect(body.results.at(-1)).toMatchObject({ questionId: 'q9z', question: '', marks: 0, correctAnswer: '' });
    });

    it('re-marks generously under 60% beside the first marks, and from 60% on not at all', async () => {
      const part = { q3c: 'a key person', q2a: 'they play side by side' };
      const { body } = await submit({ answers: part });
      expect(body).toMatchObject({ totalMarks: 1, percentage: 3, grade: 'U' });
      expect(body.relaxed).toMatchObject({ totalMarks: 3, percentage: 9, grade: 'U' });
      expect(body.relaxed.gains).toMatchObject([
        { questionId: 'q2a', firstMarks: 0, marks: 1, feedback: expect.stringContaining('generously') },
        { questionId: 'q3c', firstMarks: 1, marks: 2 },
      ]);
      const upTo = (marks: number) => {
        let sum = 0;
        const taken = childcare.questions.filter(({ marks: own }) => {
          sum += own;
          return sum <= marks;
        });
        return submit({ answers: Object.fromEntries(taken.map(({ id }) => [id, modelAnswers[id]])) });
      };
      expect((await upTo(19)).body).toMatchObject({ totalMarks: 19, percentage: 59, relaxed: { totalMarks: 19 } });
      const enough = await upTo(20);
      expect(enough.body).toMatchObject({ totalMarks: 20, percentage: 63 });
      expect(enough.body).not.toHaveProperty('relaxed');
    });

    it('is stored like any other attempt, with the assignment that was chosen', async () => {
      const startedAt = new Date(Date.now() - 600_000).toISOString();
      const studentName = 'Stored Once';
      const sent = {
        studentName,
        answers: modelAnswers,
        assignment: 'unit2-homework',
        startedAt,
        timeSpentMinutes: 10,
      };
      const { body } = await submit(sent);
      const [attempt, ...others] = await attempts(studentName);
      expect(others).toEqual([]);
      expect(attempt?.get()).toMatchObject({
        reference: body.reference,
        assignmentId: 6,
        homeworkId: 6,
        schemeVersion: 1,
        chosenAssignment: 'unit2-homework',
        startedAt,
        timeSpentMinutes: 10,
      });
      const { token } = await makeStaff(site.services, 'teacher', `reader-${name}`);
      const detail = (await site.get(`/api/attempts/${attempt?.id}`, token)).body;
      expect(detail).toMatchObject({ assignmentId: 6, chosenAssignment: 'Unit 2 Promoting Development - Homework' });
      const { tables } = site.services.database.reader;
      const marking = await tables.markings.findByPk(attempt?.currentMarkingId ?? 0);
      expect(marking?.get()).toMatchObject({ attemptId: attempt?.id, totalMarks: 32, grade: 'Distinction' });
    });

    it('finds the student again, however the name is typed, and takes the teacher of the class list', async () => {
      await submit({ studentName: 'Zoë  O’Neil', answers: {} });
      await submit({ studentName: "zoe o'neil", studentClass: '12a/cc1', answers: {} });
      const { tables } = site.services.database.reader;
      const [found, ...others] = await tables.students.findAll({ where: { normalisedName: "zoe o'neil" } });
      expect(others).toEqual([]);
      const classes = listClasses.output.parse((await site.get('/api/classes')).body);
      expect(found?.get()).toMatchObject({
        name: 'Zoë O’Neil',
        teacher: classes.find(({ code }) => code === '12A/Cc1')?.teacher,
      });
      expect(await attempts('Zoë O’Neil')).toHaveLength(2);
    });

    it('appears in the statistics of number 6', async () => {
      await submit({ studentName: 'Counted Student', studentClass: '13A/Cc1', answers: modelAnswers });
      const { token } = await makeStaff(site.services, 'teacher', `teacher-${name}`);
      const { body } = await site.get('/api/assignments/6/stats', token);
      const row = body.find(({ studentClass }: { studentClass: string }) => studentClass === '13A/Cc1');
      expect(row).toMatchObject({ completedStudents: 1, averagePercentage: 100 });
      expect(row.completedStudentsList).toMatchObject([
        { studentName: 'Counted Student', totalMarks: 32, maxMarks: 32, grade: 'Distinction' },
      ]);
      const list = (await site.get('/api/teacher-assignments', token)).body;
      expect(list.find(({ id }: { id: number }) => id === 6)).toMatchObject({
        homeworkId: 6,
        title: expect.stringContaining(childcare.title),
      });
    });

    describe('an idempotency key', () => {
      it('gives a repeat the first receipt, whatever times it claims', async () => {
        const key = randomUUID();
        const first = await submit({ studentName: 'Sent Twice', answers: { q3b: 'stress' }, timeSpentMinutes: 1 }, key);
        const again = await submit({ studentName: 'sent twice', answers: { q3b: 'stress' }, timeSpentMinutes: 9 }, key);
        expect(first.status).toBe(200);
        expect(again).toEqual(first);
        expect(await attempts('Sent Twice')).toHaveLength(1);
      });

      it.each([
        ['other answers', { answers: { q3b: 'regression' } }],
        ['another assignment', { assignment: 'unit1-exam' }],
        ['another student', { studentName: 'Somebody Else' }],
      ])('is refused with %s', async (_label, change) => {
        const key = randomUUID();
        await submit({ answers: {} }, key);
        const { status, body } = await submit({ answers: {}, ...change }, key);
        expect(status).toBe(422);
        expect(body.error).toMatch(/Idempotency-Key/);
      });

      it('of a quiz attempt is not one of an assessment', async () => {
        const key = randomUUID();
        const { id } = (await site.post('/api/students', { name: 'Sam', studentClass: '8a/Sc1', teacher: 'T' })).body;
        await site.post(
          '/api/quiz-attempts',
          { studentId: id, assignmentId: 3, answers: [] },
          { 'Idempotency-Key': key },
        );
        expect((await submit({ answers: {} }, key)).status).toBe(422);
      });

      it('stores 40 assessments of new students at once exactly once each, sent twice or not', async () => {
        const keys = Array.from({ length: 40 }, () => randomUUID());
        const send = (key: string, place: number) =>
          submit(
            { studentName: `Crowd ${String.fromCharCode(97 + (place % 20))}`, answers: { q3b: 'regression' } },
            key,
          );
        const answered = await Promise.all([...keys.map(send), ...keys.map(send)]);
        expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
        for (const place of keys.keys()) expect(answered[place]?.body).toEqual(answered[place + 40]?.body);
        for (let letter = 0; letter < 20; letter++) {
          expect(await attempts(`Crowd ${String.fromCharCode(97 + letter)}`)).toHaveLength(2);
        }
      });
    });

    it('leaves no student behind when its attempt cannot be stored', async () => {
      const { tables } = site.services.database.reader;
      const before = await tables.students.count();
      await site.services.database.write((session) =>
        session.run('UPDATE assignments SET first_released_at = NULL WHERE id = 6'),
      );
      site.services.catalogue.forget();
      const { status, body } = await submit({ studentName: 'Nobody Stored', answers: {} });
      expect([status, body.error]).toEqual([400, expect.stringContaining('released')]);
      expect(await tables.students.count()).toBe(before);
      await site.services.database.write((session) =>
        session.run("UPDATE assignments SET first_released_at = '2025-09-08' WHERE id = 6"),
      );
      site.services.catalogue.forget();
    });

    it.each<[label: string, part: object, message: RegExp]>([
      ['an unknown class', { studentClass: '12Z/Cc9' }, /no class '12Z\/Cc9'.*12A\/Cc1/],
      ['no name', { studentName: undefined }, /studentName/],
      ['a name without letters', { studentName: '123' }, /studentName/],
      ['a name that is too long', { studentName: 'x'.repeat(101) }, /studentName/],
      ['no answers', { answers: undefined }, /answers/],
      ['a list of answers', { answers: ['regression'] }, /answers/],
      ['an answer that is too long', { answers: { q5: 'x'.repeat(10_001) } }, /answers.*10000/],
      ['an unknown assignment', { assignment: 'unit9' }, /assignment/],
    ])('with %s is refused with the reason', async (_label, part, message) => {
      const { status, body } = await submit({ answers: {}, ...part });
      expect(status).toBe(400);
      expect(body.error).toMatch(message);
    });
  });
}
