import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { selectRows } from '../../../db/session.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { submitYear8 } from '../../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { exclusion } from '../exclusions/exclusion.ts';

interface Group {
  readonly questionId: string;
  readonly answer: string;
  readonly students: number;
}

for (const { name, create } of testDatabases) {
  describe(`the queue on ${name}`, () => {
    let site: TestSite;
    let teacher: string;
    beforeEach(async () => {
      site = await startTestSite(create);
      teacher = (await makeStaff(site.services, 'teacher', 'okafor')).token;
    });
    afterEach(() => site.close());

    it('says of each group whether it would be refused to whoever asks, by the rule that refuses it', async () => {
      await submitYear8(site.services, 'Ann', { q1b: 'it goes through' }, '8a/Sc2');
      const { groups } = await queue();
      const { homework, questionId, answer, marks, version, may } = groups[0];
      const offered = async (role: 'teacher' | 'admin', classes: string[]) => {
        const { token } = await makeStaff(
          site.services,
          role,
          `may-${role}-${classes.length}-${classes[0]?.at(-1)}`,
          classes,
        );
        const { body } = await site.get('/api/queue?homework=2&show=all&of=school', token);
        const seen = { marks, version };
        const decision = { homeworkId: homework.id, questionId, answer, marks: 1, seen };
        const { status } = await site.send('PUT', '/api/queue/draft', { token, body: decision });
        const takeBack = { token, body: { ids: [1], dryRun: true } };
        const taken = await site.send('POST', '/api/homework/2/judgements/take-back', takeBack);
        return [body.groups[0].may, status, body.may, taken.status];
      };
      expect(may).toEqual(['judge']);
      expect(await offered('teacher', ['8a/Sc2'])).toEqual([['judge'], 200, ['take-back'], 200]);
      expect(await offered('teacher', ['8a/Sc1'])).toEqual([[], 403, [], 403]);
      expect(await offered('teacher', [])).toEqual([[], 403, [], 403]);
      expect(await offered('admin', [])).toEqual([['judge'], 200, ['take-back'], 200]);
    });

    const submit = (student: string, q1b: string, studentClass?: string) =>
      submitYear8(site.services, student, { q1b }, studentClass);
    const queue = async (search = 'homework=2&show=all') => (await site.get(`/api/queue?${search}`, teacher)).body;
    const waiting = async (search = '') => (await site.get(`/api/queue/waiting${search}`, teacher)).body;
    const judge = (answer: string, marks: number) =>
      site.send('POST', '/api/homework/2/judgements', {
        token: teacher,
        body: { judgements: [{ questionId: 'q1b', answer, marks }] },
      });
    const short = ({ groups }: { groups: Group[] }) => groups.map(({ answer, students }) => [answer, students]);

    it('puts together what says the same, the largest group first, with its verdict, reason, students and classes', async () => {
      await submit('Ann', 'It goes through');
      await submit('Bob', 'it goes through.', '8a/Sc2');
      await submit('Bob', 'It goes  through', '8a/Sc2');
      await submit('Cat', 'sinks');
      const { groups, total, isPartial } = await queue();
      expect({ total, isPartial }).toEqual({ total: 2, isPartial: false });
      expect(groups[0]).toMatchObject({
        homework: { id: 2 },
        questionId: 'q1b',
        question: expect.stringContaining('harbour wall'),
        maxMarks: 1,
        answer: 'It goes through',
        writings: ['it goes through.'],
        choice: null,
        answers: 3,
        students: 2,
        classes: [
          { class: '8a/Sc1', students: 1 },
          { class: '8a/Sc2', students: 1 },
        ],
        asked: 0,
        marks: 0,
        reason: '0 of 1: it has nothing that the scheme accepts',
        isNear: false,
      });
      expect(groups[1]).toMatchObject({ answer: 'sinks', students: 1 });
      expect(short(await queue('homework=2&show=all&class=8a%2FSc2'))).toEqual([['It goes through', 1]]);
    });

    it('puts what tells the most first, so that what it has told comes later', async () => {
      for (const student of ['Ann', 'Bob', 'Cat']) await submit(student, 'the wave gets absorbed by the wall');
      for (const student of ['Dan', 'Eve']) await submit(student, 'the wave is absorbed by the wall');
      await submit('Fay', 'it goes over the top');
      const { groups } = await queue();
      expect(groups.map(({ answer, isNear }: { answer: string; isNear: boolean }) => [answer, isNear])).toEqual([
        ['the wave gets absorbed by the wall', false],
        ['it goes over the top', false],
        ['the wave is absorbed by the wall', false],
      ]);
      for (const student of ['Dot', 'Eli', 'Fin', 'Gus', 'Hal', 'Ida'])
        await submit(student, 'the wave is absorbed by the wall');
      const [first, second] = (await queue('homework=2&show=all&limit=2')).groups;
      expect([first?.answer, second?.answer]).toEqual(['the wave is absorbed by the wall', 'it goes over the top']);
    });

    it('shows only what is worth a look unless more is asked for, and counts that', async () => {
      await submit('Ann', 'it reflekts');
      await submit('Bob', 'they go round it');
      await submit('Cat', 'it reflects', '8a/Sc2');
      await submit('Dan', 'it reflekts', '8a/Sc2');
      expect(short(await queue('homework=2'))).toEqual([['it reflekts', 2]]);
      expect(short(await queue('homework=2&show=likely'))).toEqual([
        ['it reflekts', 2],
        ['they go round it', 1],
      ]);
      expect((await queue()).total).toBe(3);
      expect(await waiting()).toEqual([
        { homeworkId: 2, class: '8a/Sc1', answers: 1, asked: 0 },
        { homeworkId: 2, class: '8a/Sc2', answers: 1, asked: 0 },
      ]);
      expect(await waiting('?homework=2&class=8a%2FSc2')).toHaveLength(1);
      expect(await waiting('?homework=3')).toEqual([]);
    });

    it('offers a refused wording that three students share, however sure it is, and counts it', async () => {
      for (const student of ['Ann', 'Bob']) await submit(student, 'sinks');
      await submit('Cat', 'reflects', '8a/Sc2');
      expect((await queue('homework=2')).total).toBe(0);
      expect(await waiting()).toEqual([]);
      await submit('Dan', 'Sinks.', '8a/Sc2');
      expect(short(await queue('homework=2'))).toEqual([['sinks', 3]]);
      expect(short(await queue('homework=2&class=8a%2FSc2'))).toEqual([['Sinks.', 1]]);
      expect(await waiting()).toEqual([
        { homeworkId: 2, class: '8a/Sc1', answers: 2, asked: 0 },
        { homeworkId: 2, class: '8a/Sc2', answers: 1, asked: 0 },
      ]);
      await judge('sinks', 0);
      expect((await queue('homework=2')).total).toBe(0);
      expect(await waiting()).toEqual([]);
    });

    it('lets go of what was judged, whoever gives it later, and has it back when the judgement is taken back', async () => {
      await submit('Ann', 'it reflekts');
      const { status, body } = await judge('it reflekts', 1);
      expect(status).toBe(200);
      expect((await queue('homework=2')).total).toBe(0);
      await submit('Bob', 'It reflekts!');
      expect((await queue('homework=2')).total).toBe(0);
      expect(await waiting()).toEqual([]);
      await site.send('POST', '/api/homework/2/judgements/take-back', {
        token: teacher,
        body: { ids: body.judgementIds },
      });
      expect(short(await queue('homework=2'))).toEqual([['It reflekts!', 2]]);
    });

    it('two teachers who judge the same group at once: one judgement, or the later one of two that differ', async () => {
      for (const student of ['Ann', 'Bob']) await submit(student, 'sinks');
      const same = await Promise.all([judge('sinks', 1), judge('Sinks.', 1)]);
      expect(same.map(({ status }) => status)).toEqual([200, 200]);
      expect(same.map(({ body }) => body.judgementIds.length).sort()).toEqual([0, 1]);
      const other = await Promise.all([judge('sinks', 0), judge('sinks', 1), submit('Cat', 'sinks')]);
      expect(other.slice(0, 2)).toMatchObject([{ status: 200 }, { status: 200 }]);
      const given = await selectRows(
        site.services.database.reader,
        z.object({ marks: z.number() }),
        'SELECT m.total_marks AS marks FROM attempts a JOIN markings m ON m.id = a.current_marking_id ORDER BY a.id',
      );
      const [standing] = (await site.get('/api/homework/2/judgements', teacher)).body.filter(
        ({ takenBackAt }: { takenBackAt: string | null }) => takenBackAt === null,
      );
      // Nobody is left behind, the one who handed in meanwhile neither.
      expect(given.map(({ marks }) => marks)).toEqual([standing.marks, standing.marks, standing.marks]);
    });

    it('leaves out what does not count, is left blank, or was set by hand', async () => {
      const { id } = await submit('Ann', 'it reflekts');
      await exclusion.decide(site.services, { attemptId: id, scope: 'attempt', reason: 'a joke' }, null);
      const bob = await submit('Bob', 'it reflekts');
      await submit('Cat', '  ');
      expect(short(await queue('homework=2'))).toEqual([['it reflekts', 1]]);
      const body = { questionId: 'q1b', marks: 0, reason: 'copied it' };
      await site.send('POST', `/api/attempts/${bob.id}/overrides`, { token: teacher, body });
      expect((await queue()).total).toBe(0);
      expect(await waiting()).toEqual([]);
    });

    it('leaves out what was handed in long ago, unless a student has asked about it since', async () => {
      for (const student of ['Ann', 'Bob', 'Cat']) await submit(student, 'sinks');
      const { database, now } = site.services;
      await database.write((session) =>
        session.run("UPDATE attempts SET submitted_at = '2020-09-07T09:00:00.000Z' WHERE id < 3"),
      );
      expect(short(await queue())).toEqual([['sinks', 1]]);
      expect((await queue('show=all')).total).toBe((await queue()).total);
      await database.write((session) =>
        session.run("INSERT INTO appeals (attempt_id, question_id, at) VALUES (2, 'q1b', $1)", [now().toISOString()]),
      );
      expect(short(await queue())).toEqual([['sinks', 2]]);
      expect(await waiting()).toEqual([expect.objectContaining({ homeworkId: 2, class: '8a/Sc1', asked: 1 })]);
    });

    it('is given page by page', async () => {
      const words = ['sinks', 'melts', 'freezes', 'evaporates'];
      for (const [place, word] of words.entries())
        for (let n = place; n < words.length; n += 1) await submit(`Pupil ${String.fromCharCode(65 + n)}`, word);
      const page = (from: number) => queue(`homework=2&show=all&from=${from}&limit=3`);
      const [first, second] = [await page(0), await page(3)];
      expect([...short(first), ...short(second)]).toEqual(words.map((word, place) => [word, 4 - place]));
      expect([first.total, second.total]).toEqual([4, 4]);
      expect((await page(99)).groups).toEqual([]);
    });

    it.each([
      ['homework=9999', 404],
      ['homework=x', 400],
      ['show=none', 400],
      ['limit=100', 400],
      ['class=13z%2FZz9', 404],
    ])('refuses ?%s with %i', async (search, status) => {
      expect((await site.get(`/api/queue?${search}`, teacher)).status).toBe(status);
    });
  });
}
