import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditActions } from '../../../contract/audit.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { eraseStudents } from '../../people/erasure/erase-students.ts';
import { readAuditLog } from './read-audit-log.ts';
import { recordAudit } from './record-audit.ts';

/** The 30th of March 2026 begins an hour earlier than in UTC: the clocks went forward on the 29th. */
const start = Date.parse('2026-03-30T09:00:00Z');

for (const { name, create } of testDatabases) {
  describe(`the audit log on ${name}`, () => {
    let site: TestSite;
    let admin: string;
    let teacherId: number;
    let student: number;
    let attempt: { id: number; reference: string };
    let clock = start;
    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date(clock) });
      admin = (await makeStaff(site.services, 'admin', 'head')).token;
      teacherId = (await makeStaff(site.services, 'teacher', 'okafor')).id;
      student = (await site.post('/api/students', { name: 'Sam Lee', studentClass: '8a/Sc1', teacher: 'T' })).body.id;
      attempt = (await site.post('/api/quiz-attempts', { studentId: student, assignmentId: 3, answers: {} })).body;
      const entries = [
        { by: teacherId, action: 'override-mark', subject: `attempt ${attempt.id}`, details: { marks: 2 } },
        { by: 'sam_b', action: 'export-student', subject: `student ${student}` },
        { by: 'sam-b', action: 'remark', subject: 'homework 2', details: { run: 3, summary: { gained: 4, lost: 0 } } },
        { by: teacherId, action: 'set-dates', subject: 'homework 2', details: { classes: ['8a/Sc1', '8b/Sc1'] } },
        { by: null, action: 'purge', subject: 'database' },
        { by: teacherId, action: 'add-on-list', subject: 'class 8a/Sc1' },
        { by: null, action: 'delete-homework', subject: 'homework 987654' },
      ] as const;
      for (const [at, entry] of entries.entries())
        await site.services.database.write((session) =>
          recordAudit(session, new Date(start - (at + 1) * 60_000), entry),
        );
      const midnight = new Date('2026-03-29T23:00:00Z');
      await site.services.database.write((session) =>
        recordAudit(session, midnight, { by: null, action: 'recount-scores', subject: 'database' }),
      );
    });
    afterAll(() => site.close());

    const search = (query: Record<string, string>) => site.get(`/api/admin/audit?${new URLSearchParams(query)}`, admin);
    const found = async (query: Record<string, string>): Promise<string[]> =>
      (await search(query)).body.entries.map(({ action }: { action: string }) => action);

    it.each<[label: string, query: Record<string, string>, actions: string[]]>([
      ['a student by name, with their attempts', { on: 'sam lee' }, ['override-mark', 'export-student']],
      ['an attempt by its reference', { on: 'REFERENCE' }, ['override-mark']],
      ['a homework by its title', { on: 'wave properties' }, ['remark', 'set-dates']],
      ['a homework as the log has it', { on: 'homework 2' }, ['remark', 'set-dates']],
      ['a class, also where it is one of several', { on: '8a/Sc1' }, ['give-classes', 'set-dates', 'add-on-list']],
      ['a thing without a number', { on: 'database' }, ['purge', 'recount-scores']],
      ['a person by part of their name', { by: 'Okaf', on: 'homework 2' }, ['set-dates']],
      ['somebody at a terminal', { by: 'SAM_B' }, ['export-student']],
      ['Markwell itself', { by: 'markwell', on: 'database' }, ['purge', 'recount-scores']],
      ['an action', { action: 'remark' }, ['remark']],
      ['nothing for a sign that stands for anything in SQL', { on: '%' }, []],
      ['nothing for somebody who did nothing', { by: 'nobody' }, []],
      [
        'from midnight by the clock of the school',
        { on: 'database', since: '2026-03-30' },
        ['purge', 'recount-scores'],
      ],
      ['to the end of a day', { on: 'database', until: '2026-03-29' }, []],
      ['with the whole of the last day', { on: 'database', until: '2026-03-30' }, ['purge', 'recount-scores']],
      ['from a time', { on: 'database', since: '2026-03-29T23:00:01Z' }, ['purge']],
      ['before a time', { on: 'database', until: '2026-03-30T08:00Z' }, ['recount-scores']],
    ])('finds %s', async (_label, query, actions) => {
      const { on } = query;
      expect(await found(on === 'REFERENCE' ? { ...query, on: attempt.reference } : query)).toEqual(actions);
    });

    it.each<[label: string, query: Record<string, string>, status: number]>([
      ['a day that there is not', { since: '2026-02-30' }, 400],
      ['words for a day', { until: 'yesterday' }, 400],
      ['an impossible place to go on', { before: 'x' }, 400],
      ['a place to go on that the log does not have', { before: '999999999' }, 404],
    ])('refuses %s', async (_label, query, status) => {
      const { status: answered, body } = await search(query);
      expect([answered, body.error]).toEqual([status, expect.any(String)]);
    });

    it('says in words who did what to whom', async () => {
      const { entries } = (await search({})).body as {
        entries: { action: string; by: string; said: string; on: string; more: string }[];
      };
      const said = (wanted: string) => {
        const { by, said: what, on, more } = entries.find(({ action }) => action === wanted) ?? {};
        return [by, what, on, more];
      };
      expect(said('override-mark')).toEqual([
        'The okafor',
        'Set a mark by hand',
        expect.stringMatching(/^attempt \d+ of Sam Lee of 8a\/Sc1 \(student \d+\) at “.*” \(homework 2\)$/),
        'Marks: 2.',
      ]);
      expect(said('remark')).toEqual([
        'sam-b (at a terminal)',
        'Marked again',
        expect.any(String),
        'Run: 3. Summary: gained 4, lost 0.',
      ]);
      expect(said('set-dates').at(-1)).toBe('Classes: 8a/Sc1, 8b/Sc1.');
      expect(said('purge').slice(0, 3)).toEqual(['Markwell', 'Removed what was past its time', 'the database']);
      expect(said('delete-homework')[2]).toBe('homework 987654');
    });

    it('records that it was opened, once an hour for a login, and each download', async () => {
      const opened = async () => (await found({ action: 'open-audit-log' })).length;
      const before = await opened();
      await search({});
      expect(await opened()).toBe(before);
      clock += 61 * 60_000;
      admin = (await makeStaff(site.services, 'admin', 'deputy')).token;
      await search({});
      expect(await opened()).toBe(before + 1);
      await site.request('GET', '/api/admin/audit.csv?on=sam+lee&since=2026-03-30', { token: admin });
      const [download] = (await search({ action: 'export-audit-log' })).body.entries;
      expect(download).toMatchObject({
        by: 'The deputy',
        on: 'the audit log',
        more: 'Format: csv. Since: 2026-03-30.',
      });
    });

    it('is downloaded whole, with nothing in it that a spreadsheet would run', async () => {
      await site.services.database.write((session) =>
        recordAudit(session, new Date(start + 1), { by: '=cmd()', action: 'comment', subject: 'class =1+1' }),
      );
      const csv = await (await site.request('GET', '/api/admin/audit.csv?by=cmd', { token: admin })).text();
      expect(csv.split('\r\n')[0]).toMatch(/^\uFEFF?"Time \(Europe\/London\)","Time \(UTC\)","Who"/);
      expect(csv.split('\r\n')[1]).toContain(`"'=cmd() (at a terminal)",,"Wrote a comment","class =1+1"`);
      expect(csv.split('\r\n')[1]).toMatch(/^"2026-03-30 10:00","2026-03-30T09:00:00\.001Z"/);
      const json: unknown = await (await site.request('GET', '/api/admin/audit.json', { token: admin })).json();
      // All but the download itself, which comes after what it holds.
      expect(json).toHaveLength(-1 + (await site.services.database.reader.tables.auditLog.count()));
    });

    it('has no name of a student who was erased', async () => {
      await eraseStudents(site.services, { ids: [student] }, null);
      const { entries } = (await search({ action: 'export-student' })).body;
      expect(entries[0].on).toBe(`an erased student of 8a/Sc1 (student ${student})`);
      expect(await found({ on: 'sam lee' })).toEqual([]);
    });

    it('goes through 100,000 entries page by page, none left out or twice, the last as quick as the first', async () => {
      const many = 100_000;
      const row = (at: number) => ({
        // Many at the same moment, as a job leaves them.
        at: new Date(Date.parse('2025-01-01T00:00:00Z') + Math.floor(at / 130) * 1000).toISOString(),
        user_id: at % 3 === 0 ? teacherId : null,
        action: Object.keys(auditActions)[at % 20] ?? '',
        subject: `homework ${at % 9}`,
        details: null,
      });
      await site.services.database.write(async (session) => {
        for (let from = 0; from < many; from += 1000)
          await insertRows(
            session,
            'audit_log',
            Array.from({ length: 1000 }, (_, at) => row(from + at)),
          );
      });
      const until = { until: '2025-12-31' };
      const ids = new Set<number>();
      let before: string | undefined;
      for (let pages = 0; pages < 20; pages++) {
        const page = await readAuditLog(site.services, { ...until, before });
        for (const { id } of page.entries) ids.add(id);
        before = page.next ?? undefined;
      }
      expect(ids.size).toBe(20 * 50);
      const [deep] = await site.services.database.reader.tables.auditLog.findAll({
        where: { at: row(260).at },
        order: [['id', 'DESC']],
      });
      const plan = await site.services.database.reader.run(
        `${name === 'postgres' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'} SELECT id FROM audit_log
          WHERE at <= $1 AND (at < $1 OR id < $2) ORDER BY at DESC, id DESC LIMIT 51`,
        [deep?.at ?? '', deep?.id ?? 0],
      );
      expect(JSON.stringify(plan)).toContain('audit_log_at');
      let [last, seen]: [string | undefined, number] = [String(deep?.id), 0];
      while (last !== undefined) {
        const page = await readAuditLog(site.services, { ...until, before: last });
        seen += page.entries.length;
        last = page.next ?? undefined;
      }
      // Those of the first three seconds but the one that it went on from.
      expect(seen).toBe(3 * 130 - 1);
    }, 120_000);
  });
}
