import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasedWords } from '../../../db/pupil-rows.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { submitAttempt } from '../../submit/submit-attempt.ts';
import { importRoster } from '../class-lists/import-roster.ts';
import { listChange } from '../class-roster/list-change.ts';
import { eraseStudents } from '../erasure/erase-students.ts';
import { exportStudent } from './export-student.ts';
import { findStudents } from './find-students.ts';
import { mergeStudents } from './merge-students.ts';

for (const { name, create } of testDatabases) {
  describe(`students on ${name}`, () => {
    let site: TestSite;
    beforeAll(async () => {
      site = await startTestSite(create);
    });
    afterAll(() => site.close());

    const makeStudent = async (studentName: string, studentClass = '8a/Sc1'): Promise<number> =>
      (await site.post('/api/students', { name: studentName, studentClass, teacher: 'T' })).body.id;
    const submit = async (studentId: number, answer: string) =>
      (
        await site.post(
          '/api/quiz-attempts',
          { studentId, assignmentId: 3, answers: { q1b: answer }, totalMarks: 1, results: [] },
          { 'Idempotency-Key': randomUUID() },
        )
      ).body;
    const find = (search: { name?: string; studentClass?: string }) => findStudents(site.services, search);
    const audited = async (action: string) =>
      (await site.services.database.reader.tables.auditLog.findAll({ where: { action } })).map((row) => row.get());
    const everything = async () => {
      const { reader } = site.services.database;
      const names = Object.values(reader.tables).map(({ tableName }) => tableName);
      return JSON.stringify(await Promise.all(names.map((table) => reader.run(`SELECT * FROM ${table}`))));
    };

    describe('are found', () => {
      beforeAll(async () => {
        for (const student of ['Zoë O’Neil', 'Zoe 100% Lee', 'Max_Power']) await makeStudent(student);
        await makeStudent('Zoe Hart', '8b/Sc1');
      });

      it.each<[label: string, search: { name?: string; studentClass?: string }, names: string[]]>([
        ['by part of a name, typed otherwise', { name: "ZOE O'N" }, ['Zoë O’Neil']],
        ['by a sign that means something in a pattern', { name: '%' }, ['Zoe 100% Lee']],
        ['by another one', { name: 'x_p' }, ['Max_Power']],
        ['not by a pattern', { name: 'z_e' }, []],
        ['by class, in any case', { studentClass: '8B/SC1' }, ['Zoe Hart']],
        ['by both', { name: 'zoe', studentClass: '8a/Sc1' }, ['Zoe 100% Lee', 'Zoë O’Neil']],
      ])('%s', async (_label, search, names) => {
        expect((await find(search)).map((student) => student.name).sort()).toEqual([...names].sort());
      });

      it('not in an unknown class: a class that is mistyped is no class without students', async () => {
        await expect(find({ studentClass: '9z' })).rejects.toThrow("there is no class '9z'");
      });
    });

    describe('who are one and the same', () => {
      it('are merged: every attempt goes to the one who stays, and nothing of it changes', async () => {
        await importRoster(site.services, { csv: 'class,name\n8a/Sc2,Samuel Tan\n' }, null);
        const [listed] = await find({ name: 'samuel tan' });
        const typed = await makeStudent('Sam Tan', '8a/Sc2');
        const [first, second] = [await submit(typed, 'reflects'), await submit(typed, 'bends')];
        const merge = { from: [listed?.id ?? 0], into: typed };
        expect(await mergeStudents(site.services, { ...merge, dryRun: true }, null)).toMatchObject({ attempts: 0 });
        expect(await find({ name: 'samuel tan' })).toHaveLength(1);

        await mergeStudents(site.services, merge, null);
        expect(await find({ studentClass: '8a/Sc2' })).toMatchObject([
          { id: typed, name: 'Sam Tan', source: 'roster', attempts: 2 },
        ]);
        const [other] = [await makeStudent('S. Tan', '8a/Sc2')];
        await mergeStudents(site.services, { from: [typed], into: other }, null);
        const { tables } = site.services.database.reader;
        const attempts = await tables.attempts.findAll({ where: { studentId: other }, order: ['id'] });
        expect(attempts.map(({ id, reference }) => ({ id, reference }))).toEqual([
          { id: first.id, reference: first.reference },
          { id: second.id, reference: second.reference },
        ]);
        expect((await audited('merge-students')).at(-1)).toMatchObject({ subject: `student ${other}` });
      });

      it('are merged once, however often one is named', async () => {
        const [from, into] = [await makeStudent('Tim Twice', '8a/Sc3'), await makeStudent('Timothy Twice', '8a/Sc3')];
        await submit(from, 'reflects');
        const merged = await mergeStudents(site.services, { from: [from, from], into }, null);
        expect(merged).toMatchObject({ from: [{ id: from }], attempts: 1 });
        expect(await find({ studentClass: '8a/Sc3' })).toMatchObject([{ id: into, source: 'self', attempts: 1 }]);
      });

      it.each<[label: string, from: number[], into: number, message: RegExp]>([
        ['with oneself', [1], 1, /with itself/],
        ['with nobody', [999_999], 1, /no student (1|999999)\b/],
        ['into nobody', [1], 999_999, /no student 999999/],
      ])('are not merged %s', async (_label, from, into, message) => {
        await expect(mergeStudents(site.services, { from, into }, null)).rejects.toThrow(message);
      });
    });

    it('are told everything that is stored of them', async () => {
      const id = await makeStudent('Ada Export');
      await site.post('/api/update-user-session', { studentName: 'Ada Export', studentClass: '8a/Sc1', teacher: 'T' });
      await submit(id, 'the wave reflects');
      const exported = await exportStudent(site.services, id, null);
      expect(exported).toMatchObject({
        student: { id, name: 'Ada Export', attempts: 1 },
        attempts: [{ answers: { q1b: { value: 'the wave reflects' } }, markings: [{ totalMarks: 1 }] }],
        visits: [{ studentName: 'Ada Export' }],
      });
      expect(await audited('export-student')).toMatchObject([{ subject: `student ${id}` }]);
    });

    it('are told nothing of a re-mark that has not been applied', async () => {
      const id = await makeStudent('Una Under Way');
      const { id: attempt } = await submit(id, 'the wave reflects');
      await site.services.database.write(async (session) => {
        await session.run(
          `INSERT INTO remark_runs (homework_id, scheme_version, policy, summary, applied_at, state, allow_lower)
           VALUES (2, 1, 'guarded', '{}', 'x', 'marking', $1)`,
          [false],
        );
        await session.run(
          `INSERT INTO markings (attempt_id, scheme_version, policy, engine_version, total_marks, max_marks, grade, marking, marked_at, remark_run_id)
           SELECT attempt_id, scheme_version, policy, engine_version, 7, max_marks, grade, marking, marked_at, (SELECT max(id) FROM remark_runs)
             FROM markings WHERE attempt_id = $1`,
          [attempt],
        );
      });
      const [exported] = (await exportStudent(site.services, id, null)).attempts;
      expect(exported?.markings).toMatchObject([{ totalMarks: 1, remarkRunId: null }]);
    });

    it('are erased: no word of theirs is left anywhere, and the totals stay', async () => {
      const id = await makeStudent('Umberto Unique');
      await site.post('/api/update-user-session', {
        studentName: 'Umberto Unique',
        studentClass: '8a/Sc1',
        teacher: 'T',
      });
      const { reference } = await submit(id, 'quite uniquely it reflects');
      const neighbour = await submit(await makeStudent('Nora Neighbour'), 'it reflects');
      expect(await everything()).toMatch(/Umberto.*uniquely|uniquely.*Umberto/s);

      await eraseStudents(site.services, { ids: [id], dryRun: true }, null);
      expect(await find({ name: 'umberto' })).toHaveLength(1);
      await eraseStudents(site.services, { ids: [id] }, null);

      const left = await everything();
      for (const trace of ['Umberto', 'umberto', 'uniquely', reference]) expect(left).not.toContain(trace);
      expect(left).toContain(neighbour.reference);
      const { tables } = site.services.database.reader;
      const [attempt] = await tables.attempts.findAll({ where: { studentId: id } });
      const marking = await tables.markings.findByPk(attempt?.currentMarkingId ?? 0);
      expect(marking).toMatchObject({ totalMarks: 1, maxMarks: 7 });
      expect(JSON.parse(marking?.marking ?? '').results).toContainEqual(
        expect.objectContaining({ questionId: 'q1b', marksAwarded: 1, feedback: '', evidence: [] }),
      );
      expect((await tables.students.findByPk(id))?.name).toBe(erasedWords);
      expect(await audited('erase-student')).toMatchObject([{ subject: `student ${id}`, details: null }]);
    });

    it('are told and erased in every class they were in', async () => {
      await importRoster(site.services, { csv: 'class,name\n9b/Sc1,Wanda Wandered\n9b/Sc2,Stan Stays\n' }, null);
      const [first] = await find({ name: 'wanda' });
      await submit(first?.id ?? 0, 'it reflects in the first class');
      const change = { kind: 'move', id: first?.id ?? 0, to: '9b/Sc2' } as const;
      await listChange.decide(site.services, { class: '9b/Sc1', change }, null);
      const now = (await find({ studentClass: '9b/Sc2' })).find((one) => one.name.startsWith('Wanda'));
      await submit(now?.id ?? 0, 'it reflects in the second class');
      const exported = await exportStudent(site.services, now?.id ?? 0, null);
      expect(exported.memberships).toHaveLength(2);
      expect(exported.attempts).toHaveLength(2);
      await eraseStudents(site.services, { ids: [now?.id ?? 0] }, null);
      expect(await everything()).not.toMatch(/wanda|in the (?:first|second) class/i);
    });

    it('who are on a class list are on none when they are erased, nor is what their page claimed kept', async () => {
      await importRoster(site.services, { csv: 'class,name\n8a/Sc4,Lena Listed\n' }, null);
      const [listed] = await find({ name: 'lena listed' });
      const studentId = listed?.id ?? 0;
      const answers = { q1b: { questionId: 'q1b', value: 'reflects' } };
      const claim = { totalMarks: 7, maxMarks: 7, grade: 'Claimed' };
      await submitAttempt(site.services, { studentId, assignmentId: 3, answers, ...claim }, null);
      expect(await everything()).toContain('Claimed');
      await eraseStudents(site.services, { ids: [studentId] }, null);
      expect(await everything()).not.toContain('Claimed');
      expect(await find({ studentClass: '8a/Sc4' })).toMatchObject([{ name: erasedWords, source: 'self' }]);
      // A list that comes in again must not find a place that is theirs.
      await importRoster(site.services, { csv: 'class,name\n8a/Sc4,Somebody Else\n' }, null);
      expect(await find({ studentClass: '8a/Sc4' })).toHaveLength(2);
    });

    it('are erased all or none', async () => {
      const id = await makeStudent('Stays Here');
      await expect(eraseStudents(site.services, { ids: [id, 999_999] }, null)).rejects.toThrow(/no student 999999/);
      expect(await find({ name: 'stays here' })).toHaveLength(1);
    });
  });
}
