import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { selectRows } from '../../../db/session.ts';
import { type TestDatabase, testDatabases, withTables } from '../../../db/testing/test-databases.ts';
import { createUser } from '../../people/staff/create-user.ts';
import { createServices, type Services } from '../services/services.ts';
import { purgeExpired } from './purge-expired.ts';

const now = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();
const nothing = {
  ...{ visits: 0, failedSignIns: 0, floods: 0, unfinishedSignIns: 0, signIns: 0, listChanges: 0 },
  ...{ confirmedDrafts: 0, previewPictures: 0 },
  ...{ attempts: 0, students: 0 },
};
const keep = { visitDays: 30, attemptYears: null };

for (const { name, create } of testDatabases) {
  describe(`what has had its time on ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    let services: Services;
    beforeEach(async () => {
      test = await create(withTables);
      database = await openDatabase(test.address);
      services = createServices(database, () => now);
    });
    afterEach(async () => {
      await database.close();
      await test.remove();
    });

    const run = (sql: string, values: (string | Buffer)[]) =>
      database.write((session) => session.run(sql, values)).then(() => undefined);
    const visit = (seen: string) =>
      run(
        `INSERT INTO visits (student_name, student_class, teacher, user_type, pages, ip_address, location, user_agent, started_at, last_seen_at)
         VALUES ('A', '8a/Sc1', 'T', 'Student', '[]', '203.0.113.77', 'Elsewhere', 'B', $1, $1)`,
        [seen],
      );
    const failure = (at: string) =>
      run("INSERT INTO sign_in_failures (account, address, at) VALUES ('a', 'b', $1)", [at]);
    const flood = (at: string) =>
      run(
        `INSERT INTO floods (ip_address, kind, call, refused, first_at, last_at)
         VALUES ('203.0.113.77', 'requests', '/api/assignments', 1, $1, $1)`,
        [at],
      );
    const picture = (digest: string, expires: string) =>
      run(
        "INSERT INTO homework_pictures (digest, type, size, bytes, created_at, expires_at) VALUES ($1, 'image/png', 1, $2, '', $3)",
        [digest, Buffer.from('x'), expires],
      );
    const listChange = (at: string) =>
      run("INSERT INTO list_changes (kind, class_code, effect, at) VALUES ('add', '8a/Sc1', '{}', $1)", [at]);
    const confirmed = async (at: string) => {
      await createUser(services, { username: 'u', displayName: 'U', role: 'teacher', password: 'long enough' });
      await run(
        "INSERT INTO confirmed_drafts (user_id, token, outcome, at) SELECT id, $1, '{}', $1 FROM users WHERE username = 'u'",
        [at],
      );
    };
    const signIn = async (at: string) => {
      await createUser(services, { username: 'u', displayName: 'U', role: 'teacher', password: 'long enough' });
      await run(
        "INSERT INTO auth_sessions (user_id, token_hash, created_at, last_used_at) SELECT id, $1, $1, $1 FROM users WHERE username = 'u'",
        [at],
      );
    };

    /** When what is left of a table was made, seen or due. */
    const selectTimes = async (column: string) =>
      (await selectRows(database.reader, z.object({ at: z.string() }), `SELECT ${column}`)).map(({ at }) => at);

    it.each<[what: keyof typeof nothing, put: (days: number) => Promise<void>, kept: number, column: string]>([
      ['visits', (days) => visit(daysAgo(days)), 30, 'last_seen_at AS at FROM visits'],
      ['failedSignIns', (days) => failure(daysAgo(days)), 1, 'at FROM sign_in_failures'],
      ['floods', (days) => flood(daysAgo(days)), 1, 'last_at AS at FROM floods'],
      ['signIns', (days) => signIn(daysAgo(days)), 90, 'created_at AS at FROM auth_sessions'],
      ['listChanges', (days) => listChange(daysAgo(days)), 30, 'at FROM list_changes'],
      ['confirmedDrafts', (days) => confirmed(daysAgo(days)), 30, 'at FROM confirmed_drafts'],
      ['previewPictures', (days) => picture(String(days), daysAgo(days)), 0, 'expires_at AS at FROM homework_pictures'],
    ])(
      '%s are counted in a dry run, and removed when it is none; what is younger stays',
      async (what, put, kept, column) => {
        await put(kept - 0.5);
        await put(kept + 0.5);
        const one = { ...nothing, [what]: 1 };
        expect(await purgeExpired(services, { ...keep, dryRun: true }, 'sam')).toEqual(one);
        expect(await selectTimes(column)).toHaveLength(2);
        expect(await purgeExpired(services, keep, 'sam')).toEqual(one);
        expect(await selectTimes(column)).toEqual([daysAgo(kept - 0.5)]);
        expect(await purgeExpired(services, keep, 'sam')).toEqual(nothing);
      },
    );

    it('addresses are truncated, and what was removed is in the audit log', async () => {
      await visit(daysAgo(2));
      await purgeExpired(services, keep, 'sam');
      const { tables } = database.reader;
      expect((await tables.visits.findAll()).map(({ ipAddress }) => ipAddress)).toEqual(['203.0.113.0']);
      const [entry] = await tables.auditLog.findAll({ where: { action: 'purge' } });
      expect(JSON.parse(entry?.details ?? '')).toEqual(nothing);
      expect(entry).toMatchObject({ userId: null, terminalUser: 'sam' });
    });

    it('what the server removes by itself each hour leaves no entry unless work of students was among it', async () => {
      await visit(daysAgo(40));
      await purgeExpired(services, keep, null);
      const { tables } = database.reader;
      expect(await tables.visits.count()).toBe(0);
      expect(await tables.auditLog.findAll({ where: { action: 'purge' } })).toEqual([]);
    });
  });
}
