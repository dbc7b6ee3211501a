import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { selectRows } from '../../db/session.ts';
import { testDatabases } from '../../db/testing/test-databases.ts';
import { makeStaff } from '../../testing/make-staff.ts';
import { othersBetween } from '../../testing/others-between.ts';
import { submitYear8, year8SchemeFile } from '../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { eraseStudents } from '../people/erasure/erase-students.ts';
import { exportStudent } from '../people/students/export-student.ts';
import { applyRemark } from '../schemes/remark/apply-targets.ts';
import { undoRemark } from '../schemes/remark/undo-remark.ts';
import { replayStored } from '../schemes/replay/replay-stored.ts';
import { purgeOldWork } from '../site/retention/purge-attempts.ts';
import { override } from './override.ts';

const everyone = { q1b: 'it bends', q1ai: '3 waves' };

for (const { name, create } of testDatabases) {
  describe(`marks that a teacher sets, on ${name}`, () => {
    let site: TestSite;
    let teacher: string;
    let teacherId: number;
    beforeEach(async () => {
      site = await startTestSite(create);
      const staff = await makeStaff(site.services, 'teacher', 'okafor');
      teacher = staff.token;
      teacherId = staff.id;
    });
    afterEach(() => site.close());

    const set = (attempt: number, questionId: string, marks: number, reason = 'said so in class') =>
      site.send('POST', `/api/attempts/${attempt}/overrides`, { token: teacher, body: { questionId, marks, reason } });
    const end = (id: number) => site.send('POST', `/api/overrides/${id}/end`, { token: teacher });
    const total = async (attempt: number) => (await site.get(`/api/attempts/${attempt}`, teacher)).body.totalMarks;
    const remark = () => applyRemark(site.services, 'year8', { allowLower: true }, null);
    const stored = (sql: string) =>
      selectRows(site.services.database.reader, z.object({ text: z.string() }), sql).then((rows) =>
        rows.map(({ text }) => text),
      );

    /** Stores a version of the scheme that also allows these answers to q1b, and makes it the current one. */
    async function publish(version: number, allow: string[]): Promise<void> {
      const scheme = await year8SchemeFile(site.services, { q1b: (rule) => Object.assign(rule, { allow }) });
      const row = { homework_id: 2, version, digest: `v${version}`, scheme, origin: 'staff', note: 'x' };
      await site.services.database.write(async (session) => {
        await insertRows(session, 'scheme_versions', [{ ...row, created_at: 'x' }]);
        await session.run('UPDATE assignments SET current_scheme_version = $1 WHERE id = 2', [version]);
      });
      site.services.catalogue.forget();
    }

    // SQLite has one writer.
    if (name === 'postgres') {
      it('wait for whoever leaves the student out, and hold nothing that is needed for it', async () => {
        const { id } = await submitYear8(site.services, 'Ann Lee', everyone);
        const { database } = site.services;
        const waiting = `SELECT 1 FROM pg_locks l JOIN pg_stat_activity p ON p.pid = l.pid
          WHERE NOT l.granted AND p.datname = current_database()`;
        const waits = async () => (await database.reader.run(waiting)).length > 0;
        let setting: Promise<{ status: number }> | undefined;
        await database.write(async (session) => {
          await session.run('SELECT id FROM students FOR UPDATE');
          setting = set(id, 'q1b', 1);
          while (!(await waits())) await new Promise((resolve) => setTimeout(resolve, 20));
          await session.run(`SELECT id FROM attempts WHERE id = ${id} FOR KEY SHARE NOWAIT`);
        });
        expect((await setting)?.status).toBe(200);
      });
    }

    it('count everywhere, with their reason where the student and the teacher look; taken back, all is as before', async () => {
      const { id, reference } = await submitYear8(site.services, 'Ann Lee', everyone);
      const before = (await site.get(`/api/results/${reference}`)).body;
      const { status, body } = await set(id, 'q1b', 1);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { questionId: 'q1b', marks: 1, reason: 'said so in class', by: 'The okafor' },
      });
      const result = (await site.get(`/api/results/${reference}`)).body;
      expect(result).toMatchObject({ totalMarks: 2, maxMarks: 7, isRemarked: false, markedAt: before.markedAt });
      expect(result.results.find((one: { questionId: string }) => one.questionId === 'q1b')).toMatchObject({
        isCorrect: true,
        marksAwarded: 1,
        feedback: 'Your teacher gave this 1 of 1 mark.',
        override: { reason: 'said so in class', by: 'The okafor' },
      });
      const detail = (await site.get(`/api/attempts/${id}`, teacher)).body;
      expect(detail.answers.find((one: { questionId: string }) => one.questionId === 'q1b')).toMatchObject({
        override: { id: body.id },
        overridden: { marksAwarded: 0, refusal: 'no-match' },
        confidence: 1,
      });
      const report = (await site.get('/api/assignments/3/report', teacher)).body;
      expect(report.questions.find((one: { questionId: string }) => one.questionId === 'q1b').facility).toBe(1);
      const csv = await (await site.request('GET', '/api/assignments/3/results.csv', { token: teacher })).text();
      expect(csv).toContain('"Ann Lee","Yes",2,7,29');

      expect((await end(body.id)).status).toBe(200);
      expect((await site.get(`/api/results/${reference}`)).body).toEqual(before);
      const audited = await site.services.database.reader.tables.auditLog.findAll({
        where: { subject: `attempt ${id}` },
        order: ['id'],
      });
      expect(audited.map(({ action, userId }) => [action, userId])).toEqual([
        ['override-mark', teacherId],
        ['end-override', teacherId],
      ]);
      expect(audited.map(({ details }) => details).join()).not.toContain('said so');
    });

    it('give way to others that are set later, and each is taken back once', async () => {
      const { id } = await submitYear8(site.services, 'Ann', everyone);
      const first = (await set(id, 'q1ai', 0)).body;
      const second = (await set(id, 'q1ai', 1, 'no, it was right')).body;
      expect(await total(id)).toBe(1);
      expect((await end(first.id)).status).toBe(409);
      expect((await end(second.id)).status).toBe(200);
      expect((await end(second.id)).status).toBe(409);
      expect(await total(id)).toBe(1);
    });

    it.each<[label: string, attempt: string, body: object, status: number]>([
      ['an unknown attempt', '999999', { questionId: 'q1b', marks: 1, reason: 'said so' }, 404],
      ['a word for an attempt', 'x', { questionId: 'q1b', marks: 1, reason: 'said so' }, 404],
      ['an unknown question', '1', { questionId: 'q9', marks: 1, reason: 'said so' }, 404],
      ['more marks than it gives', '1', { questionId: 'q1b', marks: 2, reason: 'said so' }, 400],
      ['marks below none', '1', { questionId: 'q1b', marks: -1, reason: 'said so' }, 400],
      ['half marks', '1', { questionId: 'q1b', marks: 0.5, reason: 'said so' }, 400],
      ['no reason', '1', { questionId: 'q1b', marks: 1, reason: ' ' }, 400],
    ])('are refused for %s', async (_label, attempt, body, status) => {
      await submitYear8(site.services, 'Ann', everyone);
      const path = `/api/attempts/${attempt}/overrides`;
      expect((await site.send('POST', path, { token: teacher, body })).status).toBe(status);
      expect(await stored('SELECT reason AS text FROM mark_overrides')).toEqual([]);
    });

    it('are kept by re-marks, which mark the other questions, and say nothing new where nothing is', async () => {
      const ann = await submitYear8(site.services, 'Ann', { q1b: 'springs back', q1ai: '3 waves' });
      const bob = await submitYear8(site.services, 'Bob', { q1b: 'springs back', q1ai: '3 waves' });
      await set(ann.id, 'q1ai', 0, 'copied it');
      expect(await remark()).toMatchObject({ run: null, summary: { same: 2, reworded: 0 } });
      await publish(2, ['springs back']);
      const { run, summary } = await remark();
      expect(summary).toMatchObject({ gain: 2 });
      expect([await total(ann.id), await total(bob.id)]).toEqual([1, 2]);
      await undoRemark(site.services, String(run?.id), null);
      expect([await total(ann.id), await total(bob.id)]).toEqual([0, 1]);
    });

    it('set after a re-mark stay when it is undone, and those taken back stay taken back', async () => {
      const ann = await submitYear8(site.services, 'Ann', { q1b: 'springs back', q1ai: '3 waves' });
      const bob = await submitYear8(site.services, 'Bob', { q1b: 'springs back', q1ai: '3 waves' });
      const taken = (await set(bob.id, 'q1ai', 0, 'copied it')).body;
      await publish(2, ['springs back']);
      const { run } = await remark();
      await set(ann.id, 'q1ai', 0, 'copied it');
      await end(taken.id);
      expect([await total(ann.id), await total(bob.id)]).toEqual([1, 2]);
      await undoRemark(site.services, String(run?.id), null);
      // Without the run: no mark for q1b; by hand: none for Ann's q1ai.
      expect([await total(ann.id), await total(bob.id)]).toEqual([0, 1]);
      await expect(undoRemark(site.services, String(run?.id), null)).rejects.toThrow(/undone already/);
    });

    it('do not hide that a later re-mark must be undone first', async () => {
      const { id } = await submitYear8(site.services, 'Ann', { q1b: 'springs back', q1ai: '3 waves' });
      await publish(2, ['springs back']);
      const first = (await remark()).run?.id;
      await publish(3, []);
      const second = (await remark()).run?.id;
      const { body } = await set(id, 'q1ai', 0, 'copied it');
      await expect(undoRemark(site.services, String(first), null)).rejects.toThrow(`Undo ${second} first`);
      await undoRemark(site.services, String(second), null);
      expect(await total(id)).toBe(1);
      await undoRemark(site.services, String(first), null);
      expect(await total(id)).toBe(0);
      await end(body.id);
      expect(await total(id)).toBe(1);
    });

    it.each([1, 2])('set while a re-mark goes on are kept by it, before write %i', async (before) => {
      const { id } = await submitYear8(site.services, 'Ann', { q1b: 'springs back', q1ai: '3 waves' });
      await publish(2, ['springs back']);
      const { database } = site.services;
      let [isMarked, writes] = [false, 0];
      const write: Database['write'] = async (work) => {
        if (isMarked) writes += 1;
        if (isMarked && writes === before) expect((await set(id, 'q1ai', 0)).status).toBe(200);
        return database.write(work);
      };
      const services = { ...site.services, database: { ...database, write } };
      await applyRemark(services, 'year8', {}, null, () => {
        isMarked = true;
      });
      expect(writes).toBeGreaterThanOrEqual(before);
      // The scheme gives q1b a mark, and the teacher none for q1ai.
      expect(await total(id)).toBe(1);
    });

    it('are set once by two teachers at once: the later ones hold', async () => {
      const { id } = await submitYear8(site.services, 'Ann', everyone);
      const answers = await Promise.all([set(id, 'q1b', 1), set(id, 'q1b', 0), set(id, 'q1ai', 0)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const held = await stored('SELECT question_id AS text FROM mark_overrides WHERE ended_at IS NULL ORDER BY 1');
      expect(held).toEqual(['q1ai', 'q1b']);
      const [marks] = await selectRows(
        site.services.database.reader,
        z.object({ marks: z.number() }),
        "SELECT marks FROM mark_overrides WHERE ended_at IS NULL AND question_id = 'q1b'",
      );
      expect(await total(id)).toBe(marks?.marks);
    });

    // SQLite has one writer, so that nothing comes between.
    if (name === 'postgres')
      it('set while a re-mark is undone do not make the two wait for each other', async () => {
        const { id } = await submitYear8(site.services, 'Ann', { q1b: 'springs back', q1ai: '3 waves' });
        await publish(2, ['springs back']);
        const { run } = await remark();
        const outcome = othersBetween(site.services, {
          before: 'INSERT INTO mark_overrides',
          table: 'attempts',
          other: () => undoRemark(site.services, String(run?.id), null),
        });
        const copied = { attempt: String(id), questionId: 'q1ai', marks: 0, reason: 'copied it' };
        await override.decide(site.services, copied, null);
        expect(await outcome()).toMatchObject({ id: run?.id });
        expect(await total(id)).toBe(0);
      });

    it('are applied by a replay', async () => {
      const { id } = await submitYear8(site.services, 'Ann', everyone);
      await set(id, 'q1b', 1);
      for await (const replayed of replayStored(site.services, { attempts: [String(id)] })) {
        expect(replayed).toMatchObject([{ after: { totalMarks: 2, marks: { q1b: 1 } }, differences: [] }]);
      }
    });

    it('go with their student: told when asked for, their reasons erased, purged with the attempt', async () => {
      const { id } = await submitYear8(site.services, 'Ann Lee', everyone);
      const { body } = await set(id, 'q1b', 1, 'Ann said it aloud');
      const [studentId = ''] = await stored('SELECT CAST(student_id AS TEXT) AS text FROM attempts');
      const exported = await exportStudent(site.services, Number(studentId), null);
      expect(exported.attempts).toMatchObject([
        { overrides: [{ id: body.id, reason: 'Ann said it aloud', marks: 1 }] },
      ]);

      await eraseStudents(site.services, { ids: [Number(studentId)] }, null);
      expect(await stored('SELECT reason AS text FROM mark_overrides')).toEqual(['(erased)']);
      expect((await stored('SELECT marking AS text FROM markings')).join()).not.toContain('it bends');
      expect((await set(id, 'q1b', 0)).status).toBe(404);
      await purgeOldWork(site.services, '9999');
      expect(await stored('SELECT reason AS text FROM mark_overrides')).toEqual([]);
    });
  });
}
