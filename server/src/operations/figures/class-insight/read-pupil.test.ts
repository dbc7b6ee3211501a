import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';

for (const { name, create } of testDatabases) {
  describe(`a pupil on ${name}`, () => {
    let site: TestSite;
    let teacher: string;
    let admin: string;
    let ada: number;
    let moved: number;
    const attempts: number[] = [];
    const read = async (id: number, token = teacher) => (await site.get(`/api/pupils/${id}`, token)).body;
    const hand = async (studentId: number, answers: object) => {
      const sent = { studentId, assignmentId: 3, answers };
      const { body } = await site.post('/api/quiz-attempts', sent, { 'Idempotency-Key': randomUUID() });
      attempts.push(body.id);
    };
    beforeAll(async () => {
      site = await startTestSite(create);
      const lists = 'class,name\n8a/Sc1,Ada\n8a/Sc1,Ben\n8a/Sc2,Cem\n';
      await importRoster(site.services, { csv: lists }, null);
      teacher = (await makeStaff(site.services, 'teacher', 'okafor')).token;
      admin = (await makeStaff(site.services, 'admin', 'head')).token;
      const asPupil = { name: 'Ada', studentClass: '8a/Sc1', teacher: 'T' };
      ada = (await site.post('/api/students', asPupil)).body.id;
      await hand(ada, { q1aiii: 'watt', q1b: 'reflects' });
      await hand(ada, { q1aiii: 'hertz', q1b: 'reflects' });
      await hand(ada, { q1aiii: 'joule' });
      const send = (method: 'PUT' | 'POST', path: string, body: object) =>
        site.send(method, path, { body, token: admin });
      await send('POST', '/api/exclusions', { attemptId: attempts[2], scope: 'attempt', reason: 'copied' });
      await send('POST', `/api/attempts/${attempts[0]}/overrides`, { questionId: 'q1aiii', marks: 1, reason: 'said' });
      await send('POST', '/api/allowances', {
        students: [ada],
        reason: 'was ill',
        allowed: { kind: 'longer', homework: 2, until: '2099-01-12T09:00' },
      });
      const change = { kind: 'move', id: ada, to: '8a/Sc2' };
      await send('POST', '/api/class-roster/changes', { class: '8a/Sc1', change });
      const all = await site.services.database.reader.tables.students.findAll({
        where: { name: 'Ada' },
        order: ['id'],
      });
      moved = all.find(({ id }) => id !== ada)?.id ?? 0;
    });
    afterAll(() => site.close());

    it('is one person over all classes, by either membership', async () => {
      const pupil = await read(moved);
      expect(moved).not.toBe(ada);
      expect(pupil.memberships.map((one: { studentClass: string }) => one.studentClass)).toEqual(['8a/Sc1', '8a/Sc2']);
      expect({ ...pupil, history: null }).toEqual({ ...(await read(ada)), history: null });
    });

    it.each<[label: string, index: number, told: object]>([
      ['an attempt that does not count is neither first nor best', 0, { counts: false, isFirst: false, isBest: false }],
      ['a second with as many marks is not the best', 1, { counts: true, isBest: false, studentClass: '8a/Sc1' }],
      ['the first was handed in first', 2, { counts: true, isFirst: true, isBest: true, totalMarks: 2 }],
    ])('%s', async (_label, index, told) => {
      expect((await read(ada)).attempts[index]).toMatchObject(told);
    });

    it('is told what was decided, by whom and why', async () => {
      const { decisions } = await read(ada);
      const said = decisions.map((one: { kind: string; why: string }) => [one.kind, one.why]);
      expect(new Set(said.map(String))).toEqual(new Set(['allowance,was ill', 'override,said', 'excluded,copied']));
      expect(decisions.every((one: { by: string | null }) => one.by !== null)).toBe(true);
    });

    it('is weak where first attempts had the fewest marks', async () => {
      const { kinds } = await read(ada);
      expect(kinds.length).toBeGreaterThan(0);
      const shares = kinds.map((one: { share: number }) => one.share);
      expect(shares).toEqual(shares.toSorted((one: number, other: number) => one - other));
    });

    it('is exported for admins alone', async () => {
      expect((await read(ada)).may).toEqual([]);
      expect((await read(ada, admin)).may).toEqual(['export']);
      expect((await site.get(`/api/pupils/${ada}/export`, teacher)).status).toBe(403);
      const { body } = await site.get(`/api/pupils/${moved}/export`, admin);
      expect(body.attempts).toHaveLength(3);
      const entries = await site.services.database.reader.tables.auditLog.findAll({
        where: { action: 'export-student' },
      });
      expect(entries).toHaveLength(1);
    });

    it.each([['999999999'], ['x']])('is not found by %s', async (id) => {
      expect((await site.get(`/api/pupils/${id}`, teacher)).status).toBe(404);
    });
  });
}
