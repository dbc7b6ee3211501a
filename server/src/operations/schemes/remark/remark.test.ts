import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertRows } from '../../../db/insert-rows.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff, type TestStaff } from '../../../testing/make-staff.ts';
import { submitYear8, type TextAnswers, year8SchemeFile } from '../../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { exclusion } from '../../decisions/exclusions/exclusion.ts';
import { eraseStudents } from '../../people/erasure/erase-students.ts';
import { applyRemark } from './apply-targets.ts';
import { moveAllRuns } from './move-runs.ts';
import { previewRemark } from './preview-remark.ts';
import { undoRemark } from './undo-remark.ts';

const path = '/api/admin/homework/year8/remark';

for (const { name, create } of testDatabases) {
  describe(`re-marking on ${name}`, () => {
    let site: TestSite;
    let admin: TestStaff;
    beforeEach(async () => {
      site = await startTestSite(create);
      admin = await makeStaff(site.services, 'admin', 'head');
    });
    afterEach(() => site.close());

    const post = (address: string, body: object = {}) => site.send('POST', address, { token: admin.token, body });
    const submit = (student: string, answers: TextAnswers, studentClass?: string) =>
      submitYear8(site.services, student, answers, studentClass);
    const rows = (sql: string) => site.services.database.reader.run(sql);

    /** Stores a scheme as the next version and the current one, as publishing does, without the dictionary. */
    async function publish(edits: Parameters<typeof year8SchemeFile>[1]): Promise<void> {
      const scheme = await year8SchemeFile(site.services, edits);
      await site.services.database.write(async (session) => {
        const [row] = (await session.run('SELECT max(version) AS v FROM scheme_versions WHERE homework_id = 2')) as {
          v: number;
        }[];
        const version = row!.v + 1;
        const values = {
          homework_id: 2,
          version,
          digest: `v${version}`,
          scheme,
          origin: 'staff',
          note: 'x',
          created_at: 'x',
        };
        await insertRows(session, 'scheme_versions', [values]);
        await session.run('UPDATE assignments SET current_scheme_version = $1 WHERE id = 2', [version]);
      });
      site.services.catalogue.forget();
    }
    const allowSprings = () => publish({ q1b: (rule) => rule.allow?.push('springs back') });
    const pointers = async () =>
      (await rows('SELECT id, current_marking_id FROM attempts ORDER BY id')) as {
        id: number;
        current_marking_id: number;
      }[];

    it('tells what a scheme would change that is not published yet, and stores nothing', async () => {
      await submit('Ann Gains', { q1b: 'it springs back' });
      const text = await year8SchemeFile(site.services, { q1b: (rule) => rule.allow?.push('springs back') });
      const before = await rows('SELECT * FROM markings');
      expect((await post(`${path}/preview`)).body.summary).toMatchObject({ attempts: 1, gain: 0 });
      const { body } = await post(`${path}/preview`, { text });
      expect(body).toMatchObject({ summary: { gain: 1, lose: 0 }, changes: [{ studentName: 'Ann Gains' }] });
      expect(await rows('SELECT * FROM markings')).toEqual(before);
      expect(await rows('SELECT id FROM scheme_versions WHERE homework_id = 2')).toHaveLength(1);
      expect(await post(`${path}/preview`, { text: '{' })).toMatchObject({ status: 400 });
      expect(
        await post(`${path}/preview`, { text: text.replace(/"slug":\s*"year8"/, '"slug":"year9"') }),
      ).toMatchObject({
        status: 400,
      });
    });

    it('ends a dry run that nobody waits for any more', async () => {
      await submit('Ann Gains', { q1b: 'it springs back' });
      await expect(previewRemark(site.services, 'year8', {}, () => false)).rejects.toThrow('Nobody waits');
    });

    it('lists who gains and who would lose, question by question, with reasons and totals; nothing is stored', async () => {
      await submit('Ann Gains', { q1b: 'it springs back', q1aiii: 'hertz' });
      await submit('Bob Loses', { q1b: 'it bounces back', q1aiii: 'hertz' }, '8a/Sc2');
      await submit('Cat Same', { q1b: 'it reflects' });
      const before = await pointers();
      await publish({
        q1b: (rule) => Object.assign(rule, { allow: ['springs back'], others: ['bounces back'] }),
      });
      const { body } = await post(`${path}/preview`);
      expect(body).toMatchObject({
        homework: { id: 2 },
        schemeVersion: 2,
        policy: 'guarded',
        allowLower: false,
        omitted: 0,
        summary: { attempts: 3, gain: 1, lose: 0, kept: 1, moved: 0, same: 1, students: 2 },
      });
      expect(body.summary.questions).toEqual([{ questionId: 'q1b', gain: 1, lose: 0 }]);
      expect(
        body.changes.map((one: Record<string, unknown>) => [one.studentName, one.studentClass, one.outcome]),
      ).toEqual([
        ['Ann Gains', '8a/Sc1', 'gain'],
        ['Bob Loses', '8a/Sc2', 'kept'],
      ]);
      expect(body.changes[0]).toMatchObject({
        before: { totalMarks: 1, maxMarks: 7 },
        after: { totalMarks: 2, maxMarks: 7 },
        questions: [
          {
            questionId: 'q1b',
            answer: 'it springs back',
            before: { marks: 0, reason: '0 of 1: it has nothing that the scheme accepts' },
            after: { marks: 1, reason: expect.stringMatching(/^1 of 1: ‘springs back’/) },
            gain: 1,
          },
        ],
      });
      const lower = await post(`${path}/preview`, { allowLower: true, limit: 1 });
      expect(lower.body).toMatchObject({ omitted: 1, summary: { lose: 1, kept: 0 } });
      expect((await post(`${path}/preview`, { classCode: '8A/sc2' })).body.summary).toMatchObject({
        attempts: 1,
        kept: 1,
      });
      expect(await pointers()).toEqual(before);
      expect(await rows('SELECT id FROM remark_runs')).toEqual([]);
    });

    it('is applied in one go: results, statistics and exports follow, and the audit log has it', async () => {
      const ann = await submit('Ann Gains', { q1b: 'it springs back' });
      const bob = await submit('Bob Loses', { q1b: 'it bounces back' });
      await publish({ q1b: (rule) => Object.assign(rule, { allow: ['springs back'], others: ['bounces back'] }) });
      const { body } = await post(path);
      expect(body.run).toMatchObject({ schemeVersion: 2, startedBy: 'The head', undoneAt: null, undoFirst: [] });
      expect(body.summary).toMatchObject({ gain: 1, kept: 1 });
      const result = async (reference: string) => (await site.get(`/api/results/${reference.toLowerCase()}`)).body;
      expect(await result(ann.reference)).toMatchObject({ totalMarks: 1, isRemarked: true });
      expect(await result(bob.reference)).toMatchObject({ totalMarks: 1, isRemarked: false });
      const stats = await site.get('/api/assignments/3/stats', admin.token);
      expect(JSON.stringify(stats.body)).toMatch(/"studentName":"Ann Gains",[^}]*?"attemptId":1,"totalMarks":1/);
      expect(await rows("SELECT subject, user_id FROM audit_log WHERE action = 'remark'")).toEqual([
        { subject: 'homework 2', user_id: admin.id },
      ]);
      expect(await rows('SELECT count(*) AS n FROM markings WHERE replaces_marking_id IS NOT NULL')).toMatchObject([
        { n: expect.anything() },
      ]);
    });

    it('changes nothing when it is run again', async () => {
      await submit('Ann Gains', { q1b: 'it springs back' });
      await submit('Bob Loses', { q1b: 'it bounces back' });
      await publish({ q1b: (rule) => Object.assign(rule, { allow: ['springs back'], others: ['bounces back'] }) });
      await post(path);
      const [pointed, markings] = [await pointers(), await rows('SELECT id FROM markings')];
      const { body } = await post(path);
      expect(body).toMatchObject({ run: null, summary: { gain: 0, kept: 1, same: 1 } });
      expect([await pointers(), await rows('SELECT id FROM markings')]).toEqual([pointed, markings]);
      expect((await site.get('/api/admin/remarks', admin.token)).body).toHaveLength(1);
    });

    it('takes marks away where that is allowed, and undo gives them back', async () => {
      const bob = await submit('Bob Loses', { q1b: 'it bounces back' });
      await publish({ q1b: (rule) => Object.assign(rule, { allow: [], others: ['bounces back'] }) });
      const before = await pointers();
      const { body } = await post(path, { allowLower: true });
      expect(body.summary).toMatchObject({ lose: 1, gradeChanges: 0 });
      expect((await site.get(`/api/results/${bob.reference}`)).body.totalMarks).toBe(0);
      const undone = await post(`/api/admin/remarks/${body.run.id}/undo`);
      expect(undone.body.undoneAt).toMatch(/^\d{4}-/);
      expect(await pointers()).toEqual(before);
      expect(await post(`/api/admin/remarks/${body.run.id}/undo`)).toMatchObject({
        status: 409,
        body: { error: expect.stringMatching(/undone already/) },
      });
      expect((await post('/api/admin/remarks/999/undo')).status).toBe(404);
      expect((await rows('SELECT id FROM markings')).length).toBe(2);
    });

    it('is undone step by step where a later run re-marked the same attempts, and at once where it did not', async () => {
      await submit('Ann', { q1b: 'it springs back' }, '8a/Sc1');
      await submit('Bob', { q1b: 'it springs back' }, '8a/Sc2');
      const start = await pointers();
      await allowSprings();
      const one = (await post(path, { classCode: '8a/Sc1' })).body.run.id;
      const two = (await post(path, { classCode: '8a/Sc2' })).body.run.id;
      const three = (await post(path, { version: 1, classCode: '8a/Sc1', allowLower: true })).body.run.id;
      const refused = await post(`/api/admin/remarks/${one}/undo`);
      expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining(`Undo ${three} first`) } });
      const { body: history } = await site.get('/api/admin/remarks?homework=year8', admin.token);
      expect(history.map((run: { id: number; undoFirst: number[] }) => [run.id, run.undoFirst])).toEqual([
        [three, []],
        [two, []],
        [one, [three]],
      ]);
      for (const run of [two, three, one]) expect((await post(`/api/admin/remarks/${run}/undo`)).status).toBe(200);
      expect(await pointers()).toEqual(start);
    });

    it('misses no attempt that arrives while it runs, and never takes a newer version from one', async () => {
      for (let n = 0; n < 40; n++)
        await submit(`Early ${'abcdefghij'[n % 10]}${'klmn'[n % 4]}`, { q1b: 'it springs back' });
      await allowSprings();
      let arriving = true;
      const arrivals = (async () => {
        for (let n = 0; arriving; n++) {
          // As a page sends it that was opened before the new version.
          const { id: studentId } = (
            await site.post('/api/students', {
              name: `Late ${'abcdefgh'[n % 8]}`,
              studentClass: '8a/Sc1',
              teacher: 'T',
            })
          ).body;
          const answers = { q1b: { questionId: 'q1b', value: 'it springs back' } };
          const sent = { studentId, assignmentId: 3, schemeVersion: 1, answers };
          expect((await site.post('/api/quiz-attempts', sent)).status).toBe(200);
        }
      })();
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { run } = await applyRemark(site.services, 'year8', {}, null);
      // Everything that the run counted is in; what came after its transaction was marked as it says it was.
      const covered = run!.summary.attempts;
      arriving = false;
      await arrivals;
      const inOrder = (await rows(
        'SELECT m.total_marks AS marks FROM attempts a JOIN markings m ON m.id = a.current_marking_id ORDER BY a.id',
      )) as { marks: number }[];
      expect(covered).toBeGreaterThanOrEqual(40);
      expect(inOrder.slice(0, covered).every(({ marks }) => marks === 1)).toBe(true);
      expect(inOrder.length).toBeGreaterThanOrEqual(covered);
      const { summary } = await applyRemark(site.services, 'year8', {}, null);
      expect(summary.gain).toBe(inOrder.length - covered);
    });

    it.each(['marking', 'discarded'])(
      'clears away what an interrupted run left (%s), which counted for nothing',
      async (state) => {
        await submit('Ann', { q1b: 'it springs back' });
        const before = await pointers();
        await allowSprings();
        await site.services.database.write(async (session) => {
          const run = {
            homework_id: 2,
            scheme_version: 2,
            policy: 'guarded',
            summary: '{}',
            applied_at: 'x',
            state,
            allow_lower: false,
          };
          const [row] = (await insertRows(session, 'remark_runs', [run], 'RETURNING id')) as { id: number }[];
          const marking = {
            attempt_id: before[0]!.id,
            scheme_version: 2,
            policy: 'guarded',
            engine_version: '1',
            remark_run_id: row!.id,
            total_marks: 7,
            max_marks: 7,
            grade: 'x',
            marking: '{}',
            marked_at: 'x',
            replaces_marking_id: before[0]!.current_marking_id,
          };
          await insertRows(session, 'markings', [marking]);
        });
        expect(await pointers()).toEqual(before);
        expect((await site.get('/api/admin/remarks', admin.token)).body).toEqual([]);
        const { body } = await post(path);
        expect(body.summary).toMatchObject({ gain: 1 });
        expect(await rows("SELECT id FROM remark_runs WHERE state <> 'applied'")).toEqual([]);
        expect(await rows('SELECT id FROM markings')).toHaveLength(2);
      },
    );

    it('counts as a whole when it, or its undo, is interrupted on its way to the attempts, and the next goes on with it', async () => {
      const references = [
        (await submit('Ann', { q1b: 'it springs back' })).reference,
        (await submit('Bob', { q1b: 'it springs back' })).reference,
      ];
      const before = await pointers();
      await allowSprings();
      const { run } = (await post(path)).body;
      const after = await pointers();
      /** As it was when some of the attempts, or none, had been pointed elsewhere. */
      const interrupt = (way: 'on' | 'back', pointed: typeof before) =>
        site.services.database.write(async (session) => {
          await session.run('UPDATE remark_runs SET moving = $1 WHERE id = $2', [way, run.id]);
          for (const { id, current_marking_id } of pointed)
            await session.run('UPDATE attempts SET current_marking_id = $1 WHERE id = $2', [current_marking_id, id]);
        });
      const marks = async () => {
        const results = await Promise.all(references.map((one) => site.get(`/api/results/${one}`)));
        const { body } = await site.get('/api/assignments/3/stats', admin.token);
        const inStatistics = [...JSON.stringify(body).matchAll(/"studentName":"(?:Ann|Bob)",[^}]*?"totalMarks":(\d)/g)];
        return [results.map(({ body: result }) => result.totalMarks), inStatistics.map(([, mark]) => Number(mark))];
      };
      const wouldGain = async () => (await post(`${path}/preview`)).body.summary.gain;

      for (const pointed of [before, [before[0]!, after[1]!]]) {
        await interrupt('on', pointed);
        expect([await marks(), await wouldGain()]).toEqual([
          [
            [1, 1],
            [1, 1],
          ],
          0,
        ]);
      }
      await moveAllRuns(site.services.database, new AbortController().signal);
      expect(await pointers()).toEqual(after);
      await interrupt('on', before);
      expect((await post(`/api/admin/remarks/${run.id}/undo`)).body.undoneAt).not.toBeNull();
      expect(await pointers()).toEqual(before);

      for (const pointed of [after, [after[0]!, before[1]!]]) {
        await interrupt('back', pointed);
        expect([await marks(), await wouldGain()]).toEqual([
          [
            [0, 0],
            [0, 0],
          ],
          2,
        ]);
      }
      expect((await post(path)).body.summary).toMatchObject({ gain: 2 });
      expect(await marks()).toEqual([
        [1, 1],
        [1, 1],
      ]);
      expect(await rows('SELECT id FROM remark_runs WHERE moving IS NOT NULL')).toEqual([]);
    });

    it('leaves the anonymous totals of an erased student as they are', async () => {
      await submit('Ann', { q1b: 'it reflects' });
      const bob = await submit('Bob', { q1b: 'it springs back' });
      const [{ student_id }] = (await rows('SELECT student_id FROM attempts WHERE id = 1')) as [{ student_id: number }];
      await eraseStudents(site.services, { ids: [student_id] }, null);
      await publish({
        q1b: (rule) => Object.assign(rule, { accept: ['springs back'], allow: [], others: ['reflects'] }),
      });
      const { body } = await post(path, { allowLower: true });
      expect(body.summary).toMatchObject({ attempts: 1, gain: 1, lose: 0 });
      expect((await site.get(`/api/results/${bob.reference}`)).body.totalMarks).toBe(1);
    });

    it.each(['attempt', 'student'] as const)(
      'marks what does not count as well, and has it in no figure: it is right when it counts again (%s)',
      async (scope) => {
        await submit('Ann Gains', { q1b: 'it springs back' });
        const bob = await submit('Mickey Mouse', { q1b: 'it springs back' });
        await submit('Minnie Mouse', { q1b: 'it bounces back' });
        for (const attemptId of [2, 3])
          await exclusion.decide(site.services, { attemptId, scope, reason: 'a joke name' }, admin.id);
        await publish({ q1b: (rule) => Object.assign(rule, { allow: ['springs back'], others: ['bounces back'] }) });
        const figures = { attempts: 1, gain: 1, kept: 0, same: 0, students: 1, uncounted: 1, gradeChanges: 0 };
        const questions = [{ questionId: 'q1b', gain: 1, lose: 0 }];
        const { body: found } = await post(`${path}/preview`);
        expect(found).toMatchObject({ summary: { ...figures, questions }, omitted: 0 });
        expect(found.changes).toMatchObject([{ studentName: 'Ann Gains' }]);
        const { body: applied } = await post(path);
        expect(applied.run.summary).toMatchObject({ ...figures, questions });
        expect((await site.get(`/api/results/${bob.reference}`)).body.totalMarks).toBe(1);
        expect((await post(path)).body).toMatchObject({ run: null, summary: { attempts: 1, same: 1, uncounted: 0 } });
      },
    );

    it('lets one of two that are begun at once win, and never mixes them', async () => {
      for (let n = 0; n < 20; n++)
        await submit(`Pupil ${'abcdefghij'[n % 10]}${'kl'[n % 2]}`, { q1b: 'it springs back' });
      await allowSprings();
      const outcomes = await Promise.allSettled([
        applyRemark(site.services, 'year8', {}, null),
        applyRemark(site.services, 'year8', {}, null),
      ]);
      const applied = outcomes.filter((one) => one.status === 'fulfilled' && one.value.run !== null);
      expect(applied.length).toBe(1);
      expect(await rows("SELECT id FROM remark_runs WHERE state = 'applied'")).toHaveLength(1);
      const marks = await rows(
        'SELECT DISTINCT m.total_marks FROM attempts a JOIN markings m ON m.id = a.current_marking_id',
      );
      expect(marks).toEqual([{ total_marks: 1 }]);
    });

    it.each([
      ['an unknown homework', '/api/admin/homework/nothing/remark', {}, 404],
      ['an unknown version', path, { version: 7 }, 404],
      ['an unknown class', path, { classCode: 'x' }, 400],
      ['an unknown policy', path, { policy: 'kind' }, 400],
    ])('is refused for %s', async (_label, address, body, status) => {
      expect((await post(address, body)).status).toBe(status);
      expect((await post(`${address}/preview`, body)).status).toBe(status);
    });

    it('keeps its promises whatever the answers and the versions are', async () => {
      const answer = fc.constantFrom('it springs back', 'it bounces back', 'it reflects', 'it sinks', '');
      const unit = fc.constantFrom('hertz', 'watt');
      const classes = ['8a/Sc1', '8a/Sc2'];
      const attempts = await fc.sample(fc.tuple(answer, unit, fc.constantFrom(...classes)), { numRuns: 40, seed: 7 });
      for (const [index, [q1b, q1aiii, studentClass]] of attempts.entries()) {
        await submit(`Pupil ${'abcdefgh'[index % 8]}${'ijklmn'[index % 6]}`, { q1b, q1aiii }, studentClass);
      }
      await allowSprings();
      await publish({
        q1b: (rule) => Object.assign(rule, { allow: ['sinks'] }),
        q1aiii: (rule) => Object.assign(rule, { accept: ['watt'] }),
      });
      const marks = async () =>
        new Map(
          (
            (await rows(
              'SELECT a.id, m.total_marks AS marks FROM attempts a JOIN markings m ON m.id = a.current_marking_id',
            )) as { id: number; marks: number }[]
          ).map((row) => [row.id, row.marks]),
        );
      const remark = fc.record({
        version: fc.integer({ min: 1, max: 3 }),
        classCode: fc.option(fc.constantFrom(...classes)),
        allowLower: fc.boolean(),
        policy: fc.constantFrom('guarded' as const, 'published' as const),
      });
      await fc.assert(
        fc.asyncProperty(remark, fc.boolean(), async (input, undoes) => {
          const [pointed, before] = [await pointers(), await marks()];
          const preview = await previewRemark(site.services, 'year8', { ...input, limit: 5_000 });
          expect(await pointers()).toEqual(pointed);
          const { run, summary } = await applyRemark(site.services, 'year8', input, null);
          expect(summary).toEqual(preview.summary);
          const after = await marks();
          for (const change of preview.changes) {
            expect(after.get(change.attemptId)).toBe(
              change.outcome === 'kept' ? change.before.totalMarks : change.after.totalMarks,
            );
          }
          const listed = new Set(preview.changes.map(({ attemptId }) => attemptId));
          for (const [id, was] of before) {
            if (!input.allowLower) expect(after.get(id)).toBeGreaterThanOrEqual(was);
            if (!listed.has(id)) expect(after.get(id)).toBe(was);
          }
          const again = await applyRemark(site.services, 'year8', input, null);
          expect(again.run).toBeNull();
          if (run !== null && undoes) {
            await undoRemark(site.services, String(run.id), null);
            expect(await pointers()).toEqual(pointed);
          }
        }),
        { numRuns: 12, seed: 11 },
      );
    });
  });
}
