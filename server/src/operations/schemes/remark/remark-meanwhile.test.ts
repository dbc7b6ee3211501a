import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { RemarkInput } from '../../../contract/remark.ts';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { numberColumn, selectRows } from '../../../db/session.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { othersBetween } from '../../../testing/others-between.ts';
import { submitYear8, year8SchemeFile } from '../../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { eraseStudents } from '../../people/erasure/erase-students.ts';
import { applyRemark } from './apply-targets.ts';
import { discardUnfinishedRuns } from './discard-runs.ts';
import { undoRemark } from './undo-remark.ts';

for (const { name, create } of testDatabases) {
  describe(`what happens while a re-mark goes on, on ${name}`, () => {
    let site: TestSite;
    beforeEach(async () => {
      site = await startTestSite(create);
    });
    afterEach(() => site.close());

    const submit = (student: string, q1b: string) => submitYear8(site.services, student, { q1b });
    const select = <Row extends z.ZodMiniType>(row: Row, sql: string) =>
      selectRows(site.services.database.reader, row, sql);
    const remark = (input: RemarkInput = {}) => applyRemark(site.services, 'year8', input, null);
    const marks = async () =>
      (
        await select(
          z.object({ marks: z.number() }),
          'SELECT m.total_marks AS marks FROM attempts a JOIN markings m ON m.id = a.current_marking_id ORDER BY a.id',
        )
      ).map((row) => row.marks);
    const studentOf = async (student: string) => {
      const rows = await select(z.object({ id: numberColumn, name: z.string() }), 'SELECT id, name FROM students');
      return rows.filter(({ name: own }) => own === student).map(({ id }) => id);
    };
    const count = async (what: string) =>
      (await select(z.object({ n: numberColumn }), `SELECT count(*) AS n FROM ${what}`))[0]?.n;

    /** Stores a version of the scheme that marks q1b so, and makes it the current one. */
    async function publish(version: number, allow: string[]): Promise<void> {
      const scheme = await year8SchemeFile(site.services, { q1b: (rule) => Object.assign(rule, { allow }) });
      const row = { homework_id: 2, version, digest: `v${version}`, scheme, origin: 'staff', note: 'x' };
      await site.services.database.write(async (session) => {
        await insertRows(session, 'scheme_versions', [{ ...row, created_at: 'x' }]);
        await session.run('UPDATE assignments SET current_scheme_version = $1 WHERE id = 2', [version]);
      });
      site.services.catalogue.forget();
    }

    /**
     * Re-marks, and has something else happen when the attempts are marked, before the first of two writes: 1 stores the new markings,
     * 2 makes them count.
     */
    function remarkWhile(beforeWrite: 1 | 2, meanwhile: () => Promise<unknown>, input: RemarkInput = {}) {
      const { database } = site.services;
      let writes = 0;
      let isMarked = false;
      const write: Database['write'] = async (work) => {
        if (isMarked) writes += 1;
        if (isMarked && writes === beforeWrite) await meanwhile();
        return database.write(work);
      };
      const services = { ...site.services, database: { ...database, write } };
      return applyRemark(services, 'year8', input, null, () => {
        isMarked = true;
      });
    }

    it.each([1, 2] as const)(
      'nothing is kept of what a student wrote who is erased (before write %i)',
      async (before) => {
        await submit('Ann', 'it springs back, says Ann');
        await submit('Bob', 'it springs back');
        await publish(2, ['springs back']);
        const ids = await studentOf('Ann');
        const { summary } = await remarkWhile(before, () => eraseStudents(site.services, { ids }, null));
        expect(summary).toMatchObject({ gain: 2 });
        expect(await marks()).toEqual([0, 1]);
        const stored = await select(
          z.object({ marking: z.string() }),
          'SELECT marking FROM markings WHERE attempt_id = 1',
        );
        expect(stored).toHaveLength(1);
        expect(JSON.stringify(stored)).not.toContain('springs');
      },
    );

    // SQLite has one writer, so that nothing comes between.
    if (name === 'postgres')
      it('nothing is kept either where the re-mark ends while the student is being erased', async () => {
        await submit('Ann', 'it springs back, says Ann');
        await publish(2, ['springs back']);
        // What the student's markings quote is gone by then, and the answers are still there.
        const outcome = othersBetween(site.services, {
          before: 'UPDATE attempts',
          table: 'attempts',
          other: remark,
        });
        await eraseStudents(site.services, { ids: await studentOf('Ann') }, null);
        expect(await outcome()).toMatchObject({ summary: { attempts: 0 } });
        expect(await marks()).toEqual([0]);
        const stored = await select(z.object({ marking: z.string() }), 'SELECT marking FROM markings');
        expect(JSON.stringify(stored)).not.toContain('springs');
      });

    it('a run that is undone is undone: the re-mark begins again on what counts by then', async () => {
      await submit('Ann', 'it springs back');
      await publish(2, ['springs back']);
      const { run } = await remark();
      expect(await marks()).toEqual([1]);
      await publish(3, []);
      const late = await remarkWhile(1, () => undoRemark(site.services, String(run?.id), null), { allowLower: true });
      // What counts has no mark to lose any more.
      expect(late.summary).toMatchObject({ lose: 0, same: 1 });
      expect(await marks()).toEqual([0]);
      await remark({ version: 2 });
      expect(await marks()).toEqual([1]);
    });

    it('another that is applied in between is not applied a second time', async () => {
      await submit('Ann', 'it springs back');
      await publish(2, ['springs back']);
      const late = await remarkWhile(1, () => remark());
      expect(late).toMatchObject({ run: null, summary: { gain: 0, same: 1 } });
      expect(await count('remark_runs')).toBe(1);
      expect(await count('markings')).toBe(2);
      expect(await marks()).toEqual([1]);
    });

    it('another that is applied when the new markings are stored leaves nothing of these', async () => {
      await submit('Ann', 'it springs back');
      await publish(2, ['springs back']);
      const late = await remarkWhile(2, () => remark());
      expect(late).toMatchObject({ run: null, summary: { gain: 0, same: 1 } });
      expect(await count('remark_runs')).toBe(1);
      expect(await count('markings')).toBe(2);
      expect(await marks()).toEqual([1]);
    });

    it('one that another has cleared away stops, and nothing of it counts', async () => {
      await submit('Ann', 'it springs back');
      await publish(2, ['springs back']);
      const late = remarkWhile(2, () => discardUnfinishedRuns(site.services.database, 2));
      await expect(late).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('changed nothing'),
      });
      expect(await marks()).toEqual([0]);
      expect(await count('markings')).toBe(1);
      expect(await count("audit_log WHERE action = 'remark'")).toBe(0);
    });

    it('it gives up when others are applied and undone again and again, and nothing of it counts', async () => {
      await submit('Ann', 'it springs back');
      await publish(2, ['springs back']);
      let rounds = 0;
      const { database } = site.services;
      let isMarked = false;
      const write: Database['write'] = async (work) => {
        if (isMarked) {
          isMarked = false;
          rounds += 1;
          const { run } = await remark();
          await undoRemark(site.services, String(run?.id), null);
        }
        return database.write(work);
      };
      const services = { ...site.services, database: { ...database, write } };
      const late = applyRemark(services, 'year8', {}, null, () => {
        isMarked = true;
      });
      await expect(late).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('try again') });
      expect(rounds).toBe(3);
      expect(await marks()).toEqual([0]);
      expect(await count('remark_runs WHERE undone_at IS NULL')).toBe(0);
    });

    it('an attempt that arrives when all are marked is marked too', async () => {
      await submit('Ann', 'it springs back');
      await publish(2, ['springs back']);
      const { summary } = await remarkWhile(2, () => arrive('Bob', 1));
      expect(summary).toMatchObject({ attempts: 2, gain: 2 });
      expect(await marks()).toEqual([1, 1]);
    });

    it('an attempt that arrives with a newer version keeps the marks of that', async () => {
      await submit('Ann', 'it springs back');
      await publish(2, ['springs back']);
      const newer = async () => {
        await publish(3, []);
        await arrive('Bob', 3);
      };
      const { summary } = await remarkWhile(2, newer, { version: 2 });
      expect(summary).toMatchObject({ attempts: 1, gain: 1 });
      expect(await marks()).toEqual([1, 0]);
    });

    /** As a page sends it that was opened when the scheme had this version. */
    async function arrive(student: string, schemeVersion: number): Promise<void> {
      const { id: studentId } = (
        await site.post('/api/students', { name: student, studentClass: '8a/Sc1', teacher: 'T' })
      ).body;
      const answers = { q1b: { questionId: 'q1b', value: 'it springs back' } };
      const sent = { studentId, assignmentId: 3, schemeVersion, answers };
      expect((await site.post('/api/quiz-attempts', sent)).status).toBe(200);
    }
  });
}
