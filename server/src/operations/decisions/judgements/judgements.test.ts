import { explainResult, questionResultSchema } from '@markwell/marking-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { numberColumn, selectRows } from '../../../db/session.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff, type TestStaff } from '../../../testing/make-staff.ts';
import { submitYear8, type TextAnswers } from '../../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { eraseStudents } from '../../people/erasure/erase-students.ts';
import { undoRemark } from '../../schemes/remark/undo-remark.ts';
import type { Services } from '../../site/services/services.ts';
import { judgeAnswers } from './judge-answers.ts';
import { listJudgements } from './list-judgements.ts';
import { takeBackJudgements } from './take-back-judgements.ts';

for (const { name, create } of testDatabases) {
  describe(`judging answers on ${name}`, () => {
    let site: TestSite;
    let teacher: TestStaff;
    beforeEach(async () => {
      site = await startTestSite(create);
      teacher = await makeStaff(site.services, 'admin', 'ms-a');
    });
    afterEach(() => site.close());

    const submit = (student: string, answers: TextAnswers) => submitYear8(site.services, student, answers);
    const select = <Row extends z.ZodMiniType>(row: Row, sql: string) =>
      selectRows(site.services.database.reader, row, sql);
    const marks = async () =>
      (
        await select(
          z.object({ marks: z.number() }),
          'SELECT m.total_marks AS marks FROM attempts a JOIN markings m ON m.id = a.current_marking_id ORDER BY a.id',
        )
      ).map((row) => row.marks);
    const count = async (what: string) =>
      (await select(z.object({ n: numberColumn }), `SELECT count(*) AS n FROM ${what}`))[0]?.n;
    const judge = (
      answers: Readonly<Record<string, number>>,
      more: { dryRun?: boolean; services?: Services; by?: number | string } = {},
    ) => {
      const { services = site.services, by = 'ann', ...rest } = more;
      const judgements = Object.entries(answers).map(([answer, marks]) => ({ questionId: 'q1b', answer, marks }));
      return judgeAnswers(services, 'year8', { judgements, ...rest }, by);
    };
    const resultOf = async (attempt: number) => {
      const [row] = await select(
        z.object({ marking: z.string() }),
        `SELECT m.marking FROM attempts a JOIN markings m ON m.id = a.current_marking_id WHERE a.id = ${attempt}`,
      );
      const { results } = z.object({ results: z.array(questionResultSchema) }).parse(JSON.parse(row?.marking ?? ''));
      const result = results.find(({ questionId }) => questionId === 'q1b');
      if (result === undefined) throw new Error('no result');
      return result;
    };
    const standing = async () =>
      (await listJudgements(site.services, 'year8'))
        .filter(({ takenBackAt }) => takenBackAt === null)
        .map(({ answer, marks: given }) => [answer, given]);
    const judgedInScheme = async () => {
      site.services.catalogue.forget();
      const version = (await site.services.catalogue.snapshot()).get(2)?.version ?? 0;
      const scheme = await site.services.catalogue.findScheme(2, version);
      return (scheme?.questions ?? []).flatMap(({ judged = [] }) => judged.map((one) => [one.answer, one.marks]));
    };

    describe('by a teacher of one class', () => {
      const others = [{ class: '8a/Sc2', students: 1 }];
      const refused = { status: 409, body: { needs: 'others', others } };
      const said = { others: { classes: ['8a/Sc2'], reason: 'agreed with Ms B' } };
      let okafor: TestStaff;
      beforeEach(async () => {
        okafor = await makeStaff(site.services, 'teacher', 'okafor', ['8a/Sc1']);
        await submit('Ann', { q1b: 'it springs back' });
        await submitYear8(site.services, 'Bob', { q1b: 'it springs back' }, '8a/Sc2');
      });

      const send = (path: string, body: object, { token } = okafor) =>
        site.send('POST', `/api/homework/2/${path}`, { token, body });
      const judged = { judgements: [{ questionId: 'q1b', answer: 'it springs back', marks: 1 }] };
      const credited = { questionId: 'q1b', credit: 'everyone', note: 'the picture was missing' };
      const audited = async (action: string) => {
        const where = { action, userId: okafor.id };
        const rows = await site.services.database.reader.tables.auditLog.findAll({ where });
        return rows.map(({ details }) => JSON.parse(details ?? 'null'));
      };

      it.each([
        ['judging', 'judgements', judged, said],
        ['crediting', 'credit', credited, { others: ['8a/Sc2'] }],
      ])('%s changes marks of other classes only when it is told which, and why', async (_what, path, body, known) => {
        expect(await send(path, body)).toMatchObject(refused);
        expect(
          await send(path, { ...body, ...JSON.parse(JSON.stringify(known).replace('8a/Sc2', '8b/Sc1')) }),
        ).toMatchObject(refused);
        expect(await send(path, { ...body, dryRun: true })).toMatchObject({
          status: 200,
          body: { summary: { gain: 2 } },
        });
        expect([await marks(), await count('scheme_versions WHERE version > 1')]).toEqual([[0, 0], 0]);
        expect(await send(path, { ...body, ...known })).toMatchObject({ status: 200, body: { stored: true } });
        expect(await marks()).toEqual([1, 1]);
      });

      it('keeps the reason with the judgement and in the audit log', async () => {
        expect((await send('judgements', { ...judged, others: { ...said.others, reason: ' ' } })).status).toBe(400);
        await send('judgements', { ...judged, ...said });
        expect(await listJudgements(site.services, 'year8')).toMatchObject([{ note: said.others.reason }]);
        expect(await audited('judge-answers')).toMatchObject([{ reason: said.others.reason, own: 1, others }]);
      });

      it('takes back what changes marks of other classes only when it is told which, and why', async () => {
        const { judgementIds: ids } = await judge({ 'it springs back': 1 });
        expect(await send('judgements/take-back', { ids })).toMatchObject(refused);
        expect(await marks()).toEqual([1, 1]);
        expect(await standing()).toHaveLength(1);
        expect(await send('judgements/take-back', { ids, ...said })).toMatchObject({
          status: 200,
          body: { stored: true },
        });
        expect(await marks()).toEqual([0, 0]);
        expect(await audited('take-back-judgement')).toMatchObject([{ reason: said.others.reason, own: 1, others }]);
      });

      it.each([
        ['an administrator who calls', () => send('judgements', judged, teacher)],
        ['somebody at a terminal', () => judge({ 'it springs back': 1 }, { by: okafor.id })],
      ])('asks nothing of %s', async (_who, doIt) => {
        await doIt();
        expect(await marks()).toEqual([1, 1]);
      });

      it('asks nothing where only marks of their own class change', async () => {
        await submit('Cat', { q1b: 'it leaps away' });
        const own = { judgements: [{ questionId: 'q1b', answer: 'it leaps away', marks: 1 }] };
        expect(await send('judgements', own)).toMatchObject({ status: 200, body: { stored: true } });
      });
    });

    it('gives equal answers the judged marks, those to come too, and says whose judgement it was', async () => {
      await submit('Ann', { q1b: 'it springs back' });
      await submit('Bob', { q1b: 'It springs back!' });
      await submit('Cat', { q1b: 'it reflects' });
      expect(await marks()).toEqual([0, 0, 1]);
      const answer = await site.send('POST', '/api/homework/year8/judgements', {
        token: teacher.token,
        body: { judgements: [{ questionId: 'q1b', answer: 'it springs back', marks: 1 }] },
      });
      expect(answer.body).toMatchObject({
        stored: true,
        version: 2,
        replaced: [],
        summary: { attempts: 3, gain: 2, lose: 0, students: 2 },
        run: { schemeVersion: 2, undoneAt: null },
      });
      expect(await marks()).toEqual([1, 1, 1]);
      await submit('Dan', { q1b: 'it springs back' });
      expect(await marks()).toEqual([1, 1, 1, 1]);
      expect(explainResult(await resultOf(2))).toMatch(/^1 of 1: ‘it springs back’, which .+ accepted$/);
      expect(await count("audit_log WHERE action = 'judge-answers'")).toBe(1);
    });

    it('takes marks away for what is refused, and marks what is like it in its light', async () => {
      await submit('Ann', { q1b: 'it bounces back' });
      await submit('Bob', { q1b: 'it springs back again' });
      await judge({ 'it bounces back': 0, 'it springs back': 1 });
      expect(await marks()).toEqual([0, 1]);
      expect(explainResult(await resultOf(2))).toBe('1 of 1: like ‘it springs back’, which ann accepted');
    });

    it('tells in a dry run who would gain and lose, and stores nothing', async () => {
      await submit('Ann', { q1b: 'it springs back' });
      await submit('Bob', { q1b: 'it bounces back' });
      const told = await judge({ 'it springs back': 1, 'it bounces back': 0 }, { dryRun: true });
      expect(told).toMatchObject({ stored: false, version: 2, summary: { gain: 1, lose: 1 }, run: null, omitted: 0 });
      expect(told.changes.map(({ studentName, outcome }) => [studentName, outcome])).toEqual([
        ['Ann', 'gain'],
        ['Bob', 'lose'],
      ]);
      expect(await marks()).toEqual([0, 1]);
      expect([await count('judgements'), await count('scheme_versions WHERE homework_id = 2')]).toEqual([0, 1]);
    });

    it('stores nothing twice', async () => {
      await submit('Ann', { q1b: 'it springs back' });
      const first = await judge({ 'it springs back': 1 });
      const again = await judge({ 'It springs back.': 1 });
      expect(again).toMatchObject({ stored: false, version: first.version, judgementIds: [], run: null });
      expect(await count('judgements')).toBe(1);
    });

    it('puts a later judgement in the place of an earlier one, and says whose that was', async () => {
      await submit('Ann', { q1b: 'it springs back' });
      await judge({ 'it springs back': 1 });
      const later = await judge({ 'it springs back': 0 }, { by: teacher.id });
      expect(later.replaced).toEqual([{ questionId: 'q1b', answer: 'it springs back', marks: 1, by: 'ann' }]);
      expect(await marks()).toEqual([0]);
      await takeBackJudgements(site.services, 'year8', { ids: later.judgementIds }, 'ann');
      expect(await marks()).toEqual([1]);
      expect(await standing()).toEqual([['it springs back', 1]]);
    });

    it.each([
      [{ questionId: 'none', answer: 'x', marks: 1 }, 'judgements.0.questionId'],
      [{ questionId: 'q1b', answer: 'x', marks: 2 }, 'judgements.0.marks'],
      [{ questionId: 'q1b', answer: '  ', marks: 1 }, 'judgements.0.answer'],
    ])('refuses %j', async (judgement, field) => {
      const { status, body } = await site.send('POST', '/api/homework/year8/judgements', {
        token: teacher.token,
        body: { judgements: [judgement] },
      });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(field);
      expect(await count('scheme_versions WHERE homework_id = 2')).toBe(1);
    });

    it('undoing the re-mark takes the judgements back, and every mark', async () => {
      await submit('Ann', { q1b: 'it springs back' });
      await submit('Bob', { q1b: 'it bounces back' });
      const { run } = await judge({ 'it springs back': 1, 'it bounces back': 0 });
      expect(await marks()).toEqual([1, 0]);
      await undoRemark(site.services, String(run?.id), 'ann');
      expect(await marks()).toEqual([0, 1]);
      expect([await standing(), await judgedInScheme()]).toEqual([[], []]);
      await submit('Cat', { q1b: 'it springs back' });
      expect(await marks()).toEqual([0, 1, 0]);
    });

    it('undoing the re-mark by which judgements were taken back puts them back', async () => {
      await submit('Ann', { q1b: 'it springs back' });
      const { judgementIds } = await judge({ 'it springs back': 1 });
      const { run } = await takeBackJudgements(site.services, 'year8', { ids: judgementIds }, 'ann');
      expect([await marks(), await standing()]).toEqual([[0], []]);
      await undoRemark(site.services, String(run?.id), 'ann');
      expect([await marks(), await standing()]).toEqual([[1], [['it springs back', 1]]]);
      expect(await judgedInScheme()).toEqual([['it springs back', 1]]);
    });

    it('is undone with its own judgements and no others', async () => {
      await submit('Ann', { q1b: 'it springs back' });
      await judge({ 'nobody wrote this': 0 });
      const { run } = await judge({ 'it springs back': 1 });
      await undoRemark(site.services, String(run?.id), 'ann');
      expect(await standing()).toEqual([['nobody wrote this', 0]]);
    });

    it('two people at once: nothing is lost, and nothing is there twice', async () => {
      const answers = ['it springs back', 'it comes again', 'it goes home', 'it hops off'];
      for (const [at, q1b] of answers.entries()) await submit(`Pupil ${at}`, { q1b });
      await Promise.all([
        judge({ 'it springs back': 1, 'it comes again': 1 }),
        judge({ 'it springs back': 1, 'it goes home': 1 }, { by: teacher.id }),
        judge({ 'it hops off': 1 }),
      ]);
      expect(await marks()).toEqual([1, 1, 1, 1]);
      expect((await standing()).map(([answer]) => answer).sort()).toEqual([...answers].sort());
      expect((await judgedInScheme()).map(([answer]) => answer).sort()).toEqual([...answers].sort());
    });

    /** Services whose judging is overtaken by something else just before it writes for the nth time. */
    function overtaken(beforeWrite: number, meanwhile: () => Promise<unknown>): Services {
      const { database } = site.services;
      let writes = 0;
      const write: Database['write'] = async (work) => {
        writes += 1;
        if (writes === beforeWrite) await meanwhile();
        return database.write(work);
      };
      return { ...site.services, database: { ...database, write } };
    }

    it.each([1, 2, 3])('a judgement on another server meanwhile (before write %i) holds as well', async (before) => {
      await submit('Ann', { q1b: 'it springs back' });
      await submit('Bob', { q1b: 'it goes home' });
      // Judged and published there, and not yet marked by: what the other's own re-mark would do comes with this one's.
      const services = overtaken(before, async () => {
        await judge({ 'it goes home': 1 }, { services: { ...site.services } });
      });
      await judge({ 'it springs back': 1 }, { services });
      expect(await marks()).toEqual([1, 1]);
      expect((await judgedInScheme()).length).toBe(2);
    });

    it.each([1, 2, 3])('an attempt that arrives meanwhile (before write %i) is marked by it', async (before) => {
      await submit('Ann', { q1b: 'it springs back' });
      await judge(
        { 'it springs back': 1 },
        { services: overtaken(before, () => submit('Bob', { q1b: 'it springs back' })) },
      );
      expect(await marks()).toEqual([1, 1]);
    });

    it.each([3, 4])(
      'an attempt that was marked before and is stored after (before write %i) is marked by it',
      async (before) => {
        await submit('Ann', { q1b: 'it springs back' });
        let store = () => {};
        const isOpen = new Promise<void>((resolve) => {
          store = resolve;
        });
        let isMarked = () => {};
        const marked = new Promise<void>((resolve) => {
          isMarked = resolve;
        });
        const slow: Services = {
          ...site.services,
          storeAttempt: async (attempt) => {
            isMarked();
            await isOpen;
            return site.services.storeAttempt(attempt);
          },
        };
        const late = submitYear8(slow, 'Bob', { q1b: 'it springs back' });
        await marked;
        const services = overtaken(before, async () => {
          store();
          await late;
        });
        const { run } = await judge({ 'it springs back': 1 }, { services });
        await late;
        expect(await marks()).toEqual([1, 1]);
        await undoRemark(site.services, String(run?.id), 'ann');
        expect(await marks()).toEqual([0, 0]);
      },
    );

    it('forgets a judged answer that tells the name of a pupil who is erased', async () => {
      await submit('Ann Wood', { q1b: 'Ann Wood says it springs' });
      await judge({ 'Ann Wood says it springs': 1 });
      const [student] = await select(z.object({ id: z.number() }), "SELECT id FROM students WHERE name = 'Ann Wood'");
      await eraseStudents(site.services, { ids: [student?.id ?? 0] }, 'ann');
      const kept = await select(
        z.object({ text: z.string() }),
        'SELECT answer AS text FROM judgements UNION ALL SELECT scheme FROM scheme_versions WHERE homework_id = 2',
      );
      expect(JSON.stringify(kept)).not.toContain('Ann Wood');
    });
  });
}
