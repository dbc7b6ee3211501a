import { randomUUID } from 'node:crypto';
import { schemeDigest, year8 } from '@markwell/marking-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  attemptReceiptSchema,
  createStudent,
  healthCheck,
  listAssignments,
  listClasses,
  updateUserSession,
} from '../contract/index.ts';
import { testDatabases } from '../db/testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const rightYear8 = ['3 waves', '1 Hz', 'hertz', 'reflects', 'gets smaller', 'kinetic energy', 'renewable'];

for (const { name, create } of testDatabases) {
  describe(`the student calls on ${name}`, () => {
    let site: TestSite;
    let studentId: number;
    beforeAll(async () => {
      site = await startTestSite(create);
      const { body } = await site.post('/api/students', { name: 'Sam Lee', studentClass: '8a/Sc1', teacher: 'x' });
      studentId = body.id;
    });
    afterAll(() => site.close());

    const submit = (body: object, key?: string) =>
      site.post('/api/quiz-attempts', { studentId, assignmentId: 3, ...body }, key ? { 'Idempotency-Key': key } : {});

    it('says that it is up', async () => {
      const { status, body } = await site.get('/api/health-check');
      expect(status).toBe(200);
      expect(healthCheck.output.safeParse(body).success).toBe(true);
    });

    it('lists the classes of the spec in order', async () => {
      const { body } = await site.get('/api/classes');
      const classes = listClasses.output.parse(body);
      expect(classes.filter(({ list }) => list === 'year8').map(({ code }) => code)).toEqual([
        ...['8a/Sc1', '8a/Sc2', '8a/Sc3', '8a/Sc4', '8b/Sc1', '8b/Sc2', '8b/Sc3', '8b/Sc4'],
      ]);
      expect(classes.filter(({ list }) => list === 'year10')).toHaveLength(11);
      expect(classes.every(({ teacher }) => teacher !== '')).toBe(true);
    });

    describe('the list of assignments', () => {
      it('starts with card 1, which shows homework 149', async () => {
        const list = listAssignments.output.parse((await site.get('/api/assignments')).body);
        const [first] = list;
        const content = list.find(({ id }) => id === 149);
        expect(first).toMatchObject({ id: 1, contentId: 149, isReleased: true, totalMarks: 13 });
        expect(first?.questions).toEqual(content?.questions);
        const pictures = [...new Set(content?.questions?.flatMap(({ diagramPath }) => diagramPath ?? []))];
        expect(pictures.length).toBeGreaterThan(0);
        expect(first).toMatchObject({ diagramPath: pictures[0], extractedImages: pictures });
        expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 149, 150]);
        expect(list.find(({ id }) => id === 6)).toMatchObject({ isReleased: true, totalMarks: 32 });
      });

      it('names the scheme that the page has in its bundle', async () => {
        const list = listAssignments.output.parse((await site.get('/api/assignments')).body);
        expect(list.find(({ id }) => id === 2)).toMatchObject({
          schemeVersion: 1,
          schemeDigest: schemeDigest(year8.scheme),
          totalMarks: 7,
        });
      });

      it('holds no key', async () => {
        const { body } = await site.get('/api/assignments');
        expect(JSON.stringify(body)).not.toMatch(/"(scheme|rule|accept|allow|reject|correctAnswers?)"/);
      });
    });

    describe('students', () => {
      it('are made once for a class and name, however the name is typed', async () => {
        const first = await site.post('/api/students', { name: ' Zoë  O’Neil ', studentClass: '8a/Sc1', teacher: 'T' });
        const again = await site.post('/api/students', { name: "ZOE O'NEIL", studentClass: '8A/sc1 ', teacher: 'T' });
        expect(createStudent.output.parse(first.body)).toMatchObject({ name: 'Zoë O’Neil', studentClass: '8a/Sc1' });
        expect(again.body).toEqual({ ...first.body, name: "ZOE O'NEIL" });
      });

      it('of another class are others', async () => {
        const one = await site.post('/api/students', { name: 'Ana Cruz', studentClass: '8a/Sc1', teacher: 'T' });
        const other = await site.post('/api/students', { name: 'Ana Cruz', studentClass: '8a/Sc2', teacher: 'T' });
        expect(one.body.id).not.toBe(other.body.id);
      });

      it('made at the same time are one', async () => {
        const details = { name: 'Lou Park', studentClass: '9a/Sc1', teacher: 'T' };
        const made = await Promise.all(Array.from({ length: 20 }, () => site.post('/api/students', details)));
        expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
      });

      it.each<[label: string, details: unknown, message: RegExp]>([
        ['an unknown class', { name: 'Sam', studentClass: '8z/Sc9', teacher: 'T' }, /no class '8z\/Sc9'.*8a\/Sc1/],
        ['a blank name', { name: '   ', studentClass: '8a/Sc1', teacher: 'T' }, /name/],
        ['a name without letters', { name: '123', studentClass: '8a/Sc1', teacher: 'T' }, /name/],
        ['a name of control characters', { name: '\u0000', studentClass: '8a/Sc1', teacher: 'T' }, /name/],
        ['a name that is too long', { name: 'x'.repeat(101), studentClass: '8a/Sc1', teacher: 'T' }, /name/],
        ['no name', { studentClass: '8a/Sc1', teacher: 'T' }, /name/],
        ['a list', [], /object/],
      ])('with %s are refused with the reason', async (_label, details, message) => {
        const { status, body } = await site.post('/api/students', details);
        expect(status).toBe(400);
        expect(body.error).toMatch(message);
      });

      it('keeps the teacher of the class list, whoever is sent', async () => {
        const { body } = await site.post('/api/students', { name: 'Kim', studentClass: '8a/Sc1', teacher: 'Someone' });
        const classes = listClasses.output.parse((await site.get('/api/classes')).body);
        expect(body.teacher).toBe(classes.find(({ code }) => code === '8a/Sc1')?.teacher);
      });
    });

    describe('a visit', () => {
      const visits = async (student: string) =>
        (await site.services.database.reader.tables.visits.findAll({ where: { studentName: student } })).map((visit) =>
          visit.get(),
        );

      it('goes on while pages change', async () => {
        const who = { studentName: 'Vic', studentClass: '8a/Sc1', teacher: 'T' };
        const first = await site.post('/api/update-user-session', { ...who, currentPage: '/quiz-yr8' });
        await site.post('/api/update-user-session', { ...who, currentPage: '/quiz-yr8' });
        await site.post('/api/update-user-session', { ...who, currentPage: '/science-department', assignment: 2 });
        expect(updateUserSession.output.parse(first.body)).toEqual({ success: true });
        const [visit, ...others] = await visits('Vic');
        expect(others).toEqual([]);
        expect(visit).toMatchObject({ currentPage: '/science-department', assignment: '2', userType: 'Student' });
        expect(JSON.parse(visit?.pages ?? '')).toEqual(['/quiz-yr8', '/science-department']);
      });

      it('takes its page from the Referer when the call names none', async () => {
        const who = { studentName: 'Ref', studentClass: 'Teaching Staff', teacher: '', userType: 'Teacher' };
        await site.post('/api/update-user-session', who, { Referer: `${site.url}/quiz?name=secret` });
        expect((await visits('Ref'))[0]).toMatchObject({ currentPage: '/quiz', userType: 'Teacher' });
      });

      it('of nobody is refused', async () => {
        expect((await site.post('/api/update-user-session', { studentName: '' })).status).toBe(400);
      });
    });

    describe('an attempt', () => {
      it('is marked by the server and receipted', async () => {
        const { status, body } = await submit({ answers: rightYear8 });
        expect(status).toBe(200);
        const receipt = attemptReceiptSchema.parse(body);
        expect(receipt).toMatchObject({ assignmentId: 3, homeworkId: 2, schemeVersion: 1, differsFromClaim: false });
        expect(receipt.marking).toMatchObject({ totalMarks: 7, maxMarks: 7, percentage: 100, grade: 'Excellent!' });
        expect(receipt.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      });

      it.each<[label: string, answers: unknown]>([
        [
          'answers by id',
          Object.fromEntries(
            year8.questions.map(({ id }, place) => [id, { questionId: id, value: rightYear8[place] }]),
          ),
        ],
        ['bare values by id', Object.fromEntries(year8.questions.map(({ id }, place) => [id, rightYear8[place]]))],
        [
          'answers that name their question, in any order',
          year8.questions.map(({ id }, place) => ({ questionId: id, value: rightYear8[place] })).reverse(),
        ],
        ['answers in order', rightYear8.map((value) => ({ value }))],
        ['answers in order, as choices', rightYear8.map((value) => ({ value: '', choice: value }))],
      ])('may be sent as %s', async (_label, answers) => {
        const { body } = await submit({ answers });
        expect(body.marking.totalMarks).toBe(7);
      });

      it('takes the answers by id before those in order', async () => {
        const answersById = { q1ai: { questionId: 'q1ai', value: '3 waves' } };
        const { body } = await submit({ answers: rightYear8, answersById });
        expect(body.marking.totalMarks).toBe(1);
      });

      it('keeps what cannot be placed, for no marks', async () => {
        const { body } = await submit({ answers: [...rightYear8, 'one more', null, 3] });
        expect(body.marking.totalMarks).toBe(7);
        expect(body.marking.results.slice(7)).toMatchObject([
          { questionId: 'unplaced-8', marksAwarded: 0 },
          { questionId: 'unplaced-10', marksAwarded: 0 },
        ]);
      });

      it('says whether the page claimed other marks', async () => {
        const claims = [
          [{ totalMarks: 7, maxMarks: 7, percentage: '100.00' }, false],
          [{ totalMarks: 6, maxMarks: 7 }, true],
          [{ totalMarks: 7, results: [{ questionId: 'q1b', marksAwarded: 0, isCorrect: false, feedback: 'x' }] }, true],
        ] as const;
        for (const [claim, differs] of claims) {
          expect((await submit({ answers: rightYear8, ...claim })).body.differsFromClaim).toBe(differs);
        }
      });

      it.each([
        [1, 149, 'Year 7, which card 1 points at 149'],
        [3, 2, 'Year 8'],
        [4, 3, 'Year 9'],
        [5, 4, 'Year 10'],
        [2, 5, 'Year 11'],
        [150, 150, 'a homework of its own'],
      ])('with assignmentId %i is of homework %i: %s', async (assignmentId, homeworkId) => {
        const { body } = await submit({ assignmentId, answers: [] });
        expect(body).toMatchObject({ assignmentId, homeworkId });
        expect(body.marking.maxMarks).toBeGreaterThan(0);
      });

      it('keeps believable times only', async () => {
        const kept = async (times: object) => {
          const { id } = (await submit({ answers: [], ...times })).body;
          const row = await site.services.database.reader.tables.attempts.findByPk(id);
          return [row?.startedAt, row?.timeSpentMinutes];
        };
        const started = new Date(Date.now() - 600_000).toISOString();
        expect(await kept({ startedAt: started, timeSpentMinutes: 10 })).toEqual([started, 10]);
        expect(await kept({ startedAt: 'yesterday', timeSpentMinutes: -1 })).toEqual([null, null]);
        expect(await kept({ startedAt: '2999-01-01T00:00:00Z', timeSpentMinutes: 1e9 })).toEqual([null, null]);
        expect(await kept({ startedAt: null, timeSpentMinutes: null })).toEqual([null, null]);
      });

      it('is stored with its marking as the current one', async () => {
        const { id } = (await submit({ answers: rightYear8, totalMarks: 3 })).body;
        const { tables } = site.services.database.reader;
        const attempt = await tables.attempts.findByPk(id);
        const marking = await tables.markings.findByPk(attempt?.currentMarkingId ?? 0);
        expect(attempt?.get()).toMatchObject({ studentId, assignmentId: 2, homeworkId: 2, differsFromClaim: true });
        expect(JSON.parse(attempt?.answers ?? '').q1b).toEqual({ questionId: 'q1b', value: 'reflects' });
        expect(JSON.parse(attempt?.claim ?? '')).toMatchObject({ totalMarks: 3 });
        expect(marking?.get()).toMatchObject({ attemptId: id, schemeVersion: 1, totalMarks: 7, remarkRunId: null });
      });

      it.each<[label: string, part: object, message: RegExp]>([
        ['an unknown student', { studentId: 999_999 }, /studentId/],
        ['half a student', { studentId: 1.5 }, /studentId/],
        ['a student beyond all numbers', { studentId: 1e300 }, /studentId/],
        ['a student by text', { studentId: '1' }, /studentId/],
        ['an unknown assignment', { assignmentId: 77 }, /assignment 77/],
        ['an unknown homework', { homeworkId: 77 }, /homeworkId/],
        ['answers that are none', { answers: 'none' }, /answers/],
        ['an answer that is too long', { answers: { q1ai: 'x'.repeat(10_001) } }, /answers.*10000/],
        ['a time of the wrong type', { timeSpentMinutes: 'ten' }, /timeSpentMinutes/],
      ])('with %s is refused with the reason', async (_label, part, message) => {
        const { status, body } = await submit({ answers: [], ...part });
        expect(status).toBe(400);
        expect(body.error).toMatch(message);
      });
    });

    describe('an idempotency key', () => {
      it('gives a repeat the first receipt', async () => {
        const key = randomUUID();
        const first = await submit({ answers: rightYear8 }, key);
        const again = await submit({ answers: rightYear8 }, key);
        expect(first.status).toBe(200);
        expect(again).toEqual(first);
      });

      it('gives the first receipt also when the student has been merged with another since', async () => {
        const key = randomUUID();
        const sent = { name: 'Sam Twice', studentClass: '8a/Sc1', teacher: 'T' };
        const double = (await site.post('/api/students', sent)).body.id;
        const first = await submit({ studentId: double, answers: rightYear8 }, key);
        await site.services.database.write(async (session) => {
          await session.run('UPDATE attempts SET student_id = $1 WHERE student_id = $2', [studentId, double]);
          await session.run('DELETE FROM students WHERE id = $1', [double]);
        });
        expect(await submit({ studentId: double, answers: rightYear8 }, key)).toEqual(first);
      });

      it('is refused with another body', async () => {
        const key = randomUUID();
        await submit({ answers: rightYear8 }, key);
        const { status, body } = await submit({ answers: [] }, key);
        expect(status).toBe(422);
        expect(body.error).toMatch(/Idempotency-Key/);
      });

      it.each([
        ['of too few characters', 'short'],
        ['with a space', 'with a space'],
        ['of too many characters', 'x'.repeat(201)],
      ])('%s is refused', async (_label, key) => {
        const { status, body } = await submit({ answers: [] }, key);
        expect(status).toBe(400);
        expect(body.error).toMatch(/Idempotency-Key/);
      });

      it('is not needed: two attempts without one are two', async () => {
        const [first, second] = [await submit({ answers: [] }), await submit({ answers: [] })];
        expect(first.body.id).not.toBe(second.body.id);
      });

      it('stores each of 100 submissions at once exactly once, sent twice or not', async () => {
        const before = await site.services.database.reader.tables.attempts.count();
        const keys = Array.from({ length: 50 }, () => randomUUID());
        const answered = await Promise.all([...keys, ...keys].map((key) => submit({ answers: rightYear8 }, key)));
        expect(answered.every(({ status }) => status === 200)).toBe(true);
        for (const place of keys.keys()) expect(answered[place]?.body).toEqual(answered[place + keys.length]?.body);
        const after = await site.services.database.reader.tables.attempts.count();
        expect(after - before).toBe(keys.length);
        expect(await site.services.database.reader.tables.markings.count()).toBe(after);
      });

      it('fails alone when its student is unknown', async () => {
        const answered = await Promise.all(
          Array.from({ length: 20 }, (_, place) =>
            submit({ answers: [], studentId: place % 5 === 0 ? 888_888 : studentId }, randomUUID()),
          ),
        );
        expect(answered.map(({ status }) => status)).toEqual(
          Array.from({ length: 20 }, (_, place) => (place % 5 === 0 ? 400 : 200)),
        );
      });
    });

    describe('live marks after submission', () => {
      const answers = { q1b: { questionId: 'q1b', value: 'reflects' } };

      it('are given for the key of a submission', async () => {
        const submissionKey = randomUUID();
        await submit({ answers: [] }, submissionKey);
        const { status, body } = await site.post('/api/homework/2/marks', { submissionKey, answers });
        expect(status).toBe(200);
        expect(body).toMatchObject({ totalMarks: 1, maxMarks: 7 });
      });

      it('are not given for another homework, another key or no number', async () => {
        const submissionKey = randomUUID();
        await submit({ answers: [] }, submissionKey);
        const refused = await Promise.all([
          site.post('/api/homework/3/marks', { submissionKey, answers }),
          site.post('/api/homework/2/marks', { submissionKey: randomUUID(), answers }),
          site.post('/api/homework/2/marks', { submissionKey: 'null \u0000 byte', answers }),
          site.post('/api/homework/two/marks', { submissionKey, answers }),
          site.post('/api/homework/99999999999999999999/marks', { submissionKey, answers }),
        ]);
        expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      });

      it('are limited for each submission', async () => {
        const submissionKey = randomUUID();
        await submit({ answers: [] }, submissionKey);
        const ask = (key: string) => site.post('/api/homework/2/marks', { submissionKey: key, answers });
        const statuses = new Set<number>();
        for (let asked = 0; asked < 260; asked += 20) {
          for (const { status } of await Promise.all(Array.from({ length: 20 }, () => ask(submissionKey))))
            statuses.add(status);
        }
        expect(statuses).toEqual(new Set([200, 429]));
        const another = randomUUID();
        await submit({ answers: [] }, another);
        expect((await ask(another)).status).toBe(200);
      });
    });

    it('logs requests without names, answers or keys', async () => {
      await site.post('/api/students', { name: 'Unmistakable Name', studentClass: '8a/Sc1', teacher: 'T' });
      await submit({ answers: ['unmistakable answer'] }, 'unmistakable-key');
      const log = site.logged.join('');
      expect(log).toContain('"call":"/api/quiz-attempts"');
      expect(log).not.toMatch(/unmistakable/i);
    });
  });
}
