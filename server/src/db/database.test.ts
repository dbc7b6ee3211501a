import { setTimeout as sleep } from 'node:timers/promises';
import sqlite3 from 'sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { forUpdate, type Session, selectRows } from './session.ts';
import { type TestDatabase, testDatabases, withTables } from './testing/test-databases.ts';

for (const { name, create } of testDatabases) {
  describe(`writing to ${name}`, () => {
    let test: TestDatabase;
    let database: Database;
    beforeEach(async () => {
      test = await create(withTables);
      database = await openDatabase(test.address);
    });
    afterEach(async () => {
      await database.close();
      await test.remove();
    });

    const addAudit = (session: Session, subject: string) =>
      session.run('INSERT INTO audit_log (at, action, subject) VALUES ($1, $2, $3)', ['now', 'test', subject]);
    const subjects = async () => {
      const rows = await selectRows(
        database.reader,
        z.object({ subject: z.string() }),
        'SELECT subject FROM audit_log ORDER BY subject',
      );
      return rows.map(({ subject }) => subject);
    };

    it('is seen by readers once it is done', async () => {
      await database.write((session) => addAudit(session, 'one'));
      expect(await subjects()).toEqual(['one']);
    });

    it('keeps nothing of work that throws, and all of the work beside it', async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, (_, place) =>
          database.write(async (session) => {
            await addAudit(session, `job ${String(place).padStart(2, '0')}`);
            if (place % 3 === 0) throw new Error(`no ${place}`);
            return place;
          }),
        ),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(
        outcomes.map((_, place) => (place % 3 === 0 ? 'rejected' : 'fulfilled')),
      );
      expect(await subjects()).toHaveLength(20);
    });

    it('does many read-then-write jobs at once without losing one', async () => {
      await database.write((session) => addAudit(session, 'counter'));
      const count = z.object({ details: z.nullable(z.string()) });
      await Promise.all(
        Array.from({ length: 60 }, () =>
          database.write(async (session) => {
            const [row] = await selectRows(
              session,
              count,
              `SELECT details FROM audit_log WHERE subject = 'counter'${forUpdate(session)}`,
            );
            await session.run("UPDATE audit_log SET details = $1 WHERE subject = 'counter'", [
              String(Number(row?.details ?? 0) + 1),
            ]);
          }),
        ),
      );
      const [row] = await selectRows(database.reader, count, "SELECT details FROM audit_log WHERE subject = 'counter'");
      expect(row?.details).toBe('60');
    });

    it('holds rows to what they refer to', async () => {
      const orphan = database.write((session) =>
        session.run(
          'INSERT INTO auth_sessions (user_id, token_hash, created_at, last_used_at) VALUES (77, $1, $1, $1)',
          ['x'],
        ),
      );
      await expect(orphan).rejects.toThrow(/foreign key/i);
    });

    it('is finished before closing', async () => {
      const writes = Array.from({ length: 20 }, (_, place) =>
        database.write((session) => addAudit(session, `${place}`)),
      );
      if (database.address.engine === 'sqlite') await database.close();
      expect((await Promise.allSettled(writes)).every(({ status }) => status === 'fulfilled')).toBe(true);
      if (database.address.engine === 'sqlite') database = await openDatabase(test.address);
      expect(await subjects()).toHaveLength(20);
    });

    it('is not for readers', async () => {
      if (database.address.engine === 'sqlite')
        await expect(addAudit(database.reader, 'x')).rejects.toThrow(/readonly/i);
      else await expect(addAudit(database.reader, 'x')).resolves.toEqual([]);
    });

    it('lets a second process write too', async () => {
      const second = await openDatabase(test.address);
      await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          (place % 2 ? database : second).write((session) => addAudit(session, `${place}`)),
        ),
      );
      await second.close();
      expect(await subjects()).toHaveLength(20);
    });
  });
}

describe('SQLite', () => {
  it('tells nobody of success before all of it is stored, and everybody when it could not be', async () => {
    const test = await testDatabases[0]!.create();
    const database = await openDatabase(test.address);
    const audit = (session: Session) =>
      session.run("INSERT INTO audit_log (at, action, subject) VALUES ('now', 'test', 'x')");
    await database.write(audit);
    const writes = Array.from({ length: 4 }, (_, place) =>
      database.write(async (session) => {
        await audit(session);
        if (place !== 2) return;
        // Found out only when everything is committed.
        await session.run('PRAGMA defer_foreign_keys = ON');
        await session.run(
          "INSERT INTO auth_sessions (user_id, token_hash, created_at, last_used_at) VALUES (77, 'x', 'x', 'x')",
        );
      }),
    );
    const outcomes = (await Promise.allSettled(writes)).map(({ status }) => status);
    // They were stored together.
    expect(outcomes).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect(await database.reader.run('SELECT id FROM audit_log')).toHaveLength(1);
    await database.write(audit);
    expect(await database.reader.run('SELECT id FROM audit_log')).toHaveLength(2);
    await database.close();
    await test.remove();
  });

  it('is set to survive a power cut', async () => {
    const test = await testDatabases[0]!.create();
    const database = await openDatabase(test.address);
    const setting = async (pragma: string) =>
      Object.values((await database.write((session) => session.run(`PRAGMA ${pragma}`)))[0] as object)[0];
    expect(await setting('journal_mode')).toBe('wal');
    expect(await setting('synchronous')).toBe(2);
    expect(await setting('foreign_keys')).toBe(1);
    expect(await setting('busy_timeout')).toBe(15_000);
    await database.close();
    await test.remove();
  });

  it('waits for another process that is just making the file', async () => {
    const test = await testDatabases[0]!.create();
    if (test.address.engine !== 'sqlite') throw new Error('Expected the first of the databases to be SQLite');
    const other = new sqlite3.Database(test.address.file);
    const run = (sql: string) => new Promise((resolve) => other.exec(sql, resolve));
    expect(await run('CREATE TABLE theirs (id); BEGIN IMMEDIATE')).toBeNull();
    const opening = openDatabase(test.address);
    const first = await Promise.race([opening.then(() => 'opened'), sleep(100, 'waits')]);
    expect(first).toBe('waits');
    await run('COMMIT');
    await (await opening).close();
    await new Promise((resolve) => other.close(resolve));
    await test.remove();
  });
});
