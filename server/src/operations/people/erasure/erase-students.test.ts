import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { exportStudent } from '../students/export-student.ts';
import { mergeStudents } from '../students/merge-students.ts';
import { eraseStudents } from './erase-students.ts';

for (const { name, create } of testDatabases) {
  describe(`erasing a student on ${name}`, () => {
    let site: TestSite;
    beforeAll(async () => {
      site = await startTestSite(create);
    });
    afterAll(() => site.close());

    const makeStudent = async (studentName: string, studentClass = '8a/Sc1'): Promise<number> =>
      (await site.post('/api/students', { name: studentName, studentClass, teacher: 'T' })).body.id;
    const arrive = (studentName: string, studentClass: string) =>
      site.post('/api/update-user-session', { studentName, studentClass, teacher: 'T' });
    const submit = (studentId: number, answer: string) =>
      site.post(
        '/api/quiz-attempts',
        { studentId, assignmentId: 3, answers: { q1b: answer } },
        { 'Idempotency-Key': randomUUID() },
      );
    const answers = async () => JSON.stringify(await site.services.database.reader.run('SELECT answers FROM attempts'));
    const visits = async () =>
      (await site.services.database.reader.tables.visits.findAll({ order: ['id'] })).map(
        ({ studentName, studentClass }) => `${studentName} of ${studentClass}`,
      );

    it('finds every spelling of the name in visits and in the audit log, and nobody else', async () => {
      const id = await makeStudent('Zoë O’Neil-Ray');
      await makeStudent('Zoe O’Neil-Ray', '8b/Sc1');
      for (const [typed, studentClass] of [
        ['Zoë O’Neil-Ray', '8a/Sc1'],
        ['zoe o neil ray', '8A/SC1'],
        ['ZOE  ONEILRAY', '8a/ Sc1'],
        ['Zoé O`Neil–Ray', '9z'],
        ['Zoe O’Neil-Ray', '8b/Sc1'],
        ['Zoe Neil', '8a/Sc1'],
      ] as const)
        await arrive(typed, studentClass);
      await site.services.database.write((session) =>
        recordAudit(session, new Date(), {
          by: null,
          action: 'comment',
          subject: 'statistics',
          details: { note: 'asked by zoe ONEIL RAY, again', exact: 'Zoe O NEIL Ray', other: 'Zoe Neil' },
        }),
      );
      expect((await exportStudent(site.services, id, null)).visits).toHaveLength(1);
      await eraseStudents(site.services, { ids: [id] }, null);
      expect(await visits()).toEqual(['Zoe O’Neil-Ray of 8b/Sc1', 'Zoe Neil of 8a/Sc1']);
      const [entry] = await site.services.database.reader.tables.auditLog.findAll({ where: { subject: 'statistics' } });
      expect(JSON.parse(entry?.details ?? '')).toMatchObject({ exact: '(erased)', other: 'Zoe Neil' });
    });

    it('what came after closing, a merged name and scores are handed over, and no name is left of them', async () => {
      const [into, from] = [await makeStudent('Kept Whole', '8a/Sc2'), await makeStudent('Kept Hole', '8a/Sc2')];
      const { id: attemptId } = (await submit(into, 'reflects')).body;
      const { run } = site.services.database.reader;
      await site.services.database.write((session) =>
        session.tables.afterClosing.create(
          {
            ...{ attemptId, closedAt: '2026-01-01T00:00:00.000Z' },
            ...{ decision: 'count', decidedAt: null, userId: null, terminalUser: null },
          },
          { transaction: session.transaction },
        ),
      );
      await mergeStudents(site.services, { from: [from], into }, null);
      expect(await exportStudent(site.services, into, null)).toMatchObject({
        mergedStudents: [{ id: from, normalisedName: 'kept hole' }],
        scores: [{ studentId: into, bestAttemptId: attemptId }],
        attempts: [
          {
            id: attemptId,
            answers: { q1b: { value: 'reflects' } },
            differsFromClaim: false,
            afterClosing: [{ decision: 'count' }],
          },
        ],
      });
      await eraseStudents(site.services, { ids: [into] }, null);
      expect(await run('SELECT id FROM merged_students WHERE into_id = $1', [into])).toEqual([]);
    });

    it('an attempt for the erased number is refused and leaves nothing', async () => {
      const id = await makeStudent('Late Sender');
      await submit(id, 'reflects');
      await eraseStudents(site.services, { ids: [id] }, null);
      expect((await submit(id, 'sent after all')).status).toBe(400);
      expect(await answers()).not.toContain('sent after all');
    });

    it('an attempt that arrives meanwhile is erased too, or refused', async () => {
      const id = await makeStudent('Both At Once');
      const sent = Array.from({ length: 12 }, (_, n) => submit(id, `at once ${n}`));
      await Promise.all([...sent, eraseStudents(site.services, { ids: [id] }, null)]);
      expect(await answers()).not.toContain('at once');
    });

    it('leaves no byte of name or answer in the files of the database', async ({ skip }) => {
      const { address } = site.services.database;
      if (address.engine !== 'sqlite')
        return skip('the files of PostgreSQL are its own: docs/privacy.md says what remains');
      const bytes = () =>
        readdirSync(dirname(address.file))
          .filter((file) => file.startsWith(basename(address.file)))
          .map((file) => readFileSync(join(dirname(address.file), file), 'latin1'))
          .join('');
      const id = await makeStudent('Umbertissimo Unique');
      for (let sent = 0; sent < 40; sent += 1)
        await submit(id, `umbertissimo says it reflects ${'very '.repeat(sent)}much`);
      await arrive('umbertissimo UNIQUE', '8a/Sc1');
      expect(bytes()).toMatch(/umbertissimo/i);
      await eraseStudents(site.services, { ids: [id] }, null);
      expect(bytes()).not.toMatch(/umbertissimo/i);
    });
  });
}
