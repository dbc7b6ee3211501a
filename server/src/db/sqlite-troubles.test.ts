import { copyFileSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { literal } from 'sequelize';
import sqlite3 from 'sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openAsItIs, openDatabase } from './open-database.ts';
import type { Session } from './session.ts';
import { type TestDatabase, testDatabases, withTables } from './testing/test-databases.ts';
import { asUnavailable, type Trouble } from './unavailable.ts';

const { create } = testDatabases[0]!;
let test: TestDatabase;
let file = '';
let database: Database;
const cleanups: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  test = await create(withTables);
  file = fileOf(test);
  database = await openDatabase(test.address);
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await database.close();
  await test.remove();
});

function fileOf({ address }: TestDatabase): string {
  if (address.engine !== 'sqlite') throw new Error('Expected a file');
  return address.file;
}

const add = (session: Session, subject: string) =>
  session.run("INSERT INTO audit_log (at, action, subject) VALUES ('now', 'test', $1)", [subject]);
const write = (subject = 'x') => database.write((session) => add(session, subject));
const fails = (trouble: Trouble) => expect(write()).rejects.toMatchObject({ name: 'DatabaseUnavailable', trouble });

/** The first lines of a school that is not this one. */
async function anotherSchool(): Promise<string> {
  const other = await create(withTables);
  cleanups.push(other.remove);
  await (await openDatabase(other.address)).close();
  return fileOf(other);
}

/**
 * Writes so much that the journal has been brought into the file: what is there now is more than another
 * school's.
 */
async function fillSchool(): Promise<void> {
  const large = 'long '.repeat(2_000);
  for (let group = 0; group < 30; group += 1) {
    await Promise.all(Array.from({ length: 20 }, () => write(large)));
  }
}

describe('what is written while the file is no longer the one at its address is refused', () => {
  it.each<[what: string, change: () => Promise<unknown> | unknown]>([
    ['deleted', () => rmSync(file)],
    ['deleted with its journal', () => ['', '-wal', '-shm'].map((end) => rmSync(`${file}${end}`))],
    ['without its journal', () => rmSync(`${file}-wal`)],
    ['moved away', () => renameSync(file, `${file}.aside`)],
    ['replaced by another that takes its name', async () => renameSync(await anotherSchool(), file)],
    ['written over in its place', async () => copyFileSync(await anotherSchool(), file)],
    ['emptied', () => truncateSync(file)],
  ])('%s', async (_what, change) => {
    await fillSchool();
    await change();
    await expect(write()).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    await expect(write()).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  });

  it('and is taken again once the file is back', async () => {
    await write();
    renameSync(file, `${file}.aside`);
    await fails('moved');
    renameSync(`${file}.aside`, file);
    await write('after');
    expect(await database.reader.run("SELECT subject FROM audit_log WHERE subject = 'after'")).toHaveLength(1);
  });
});

describe('a file is written on', () => {
  it('when another program of Markwell writes to it, and brings the journal into it', async () => {
    const other = await openDatabase(test.address);
    cleanups.push(other.close);
    for (let round = 0; round < 5; round += 1) {
      await write();
      await other.write(async (session) => {
        for (let row = 0; row < 300; row += 1) await add(session, 'long '.repeat(2_000));
      });
      await other.write((session) => session.run('DELETE FROM audit_log'));
    }
    await write();
  });

  it('when another has put it in order, and made it smaller', async () => {
    await fillSchool();
    const other = await openDatabase(test.address);
    cleanups.push(other.close);
    await other.write((session) => session.run('DELETE FROM audit_log'));
    const before = statSync(file).size;
    await other.writer.query('VACUUM');
    await other.writer.query('PRAGMA wal_checkpoint(TRUNCATE)');
    expect(statSync(file).size).toBeLessThan(before);
    await write();
  });

  it('when somebody has looked at it, and brought the journal into it', async () => {
    await fillSchool();
    await write();
    const shell = new sqlite3.Database(file);
    cleanups.push(() => new Promise((resolve) => shell.close(resolve)));
    await new Promise((resolve) => shell.exec('PRAGMA wal_checkpoint(PASSIVE)', resolve));
    await write();
    await database.check();
    await write();
  });
});

describe('a full disk', () => {
  it('is said, and the next write is done once there is room', async () => {
    const limit = (pages: number) => database.write((session) => session.run(`PRAGMA max_page_count = ${pages}`));
    await limit(1);
    await expect(write('long '.repeat(20_000))).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await limit(1_000_000);
    await write('long '.repeat(20_000));
  });
});

describe('a damaged file', () => {
  /** Damages what was written last, beyond the schema. */
  function damage(): void {
    const bytes = readFileSync(file);
    bytes.fill(0xa5, Math.floor(bytes.length / 2));
    writeFileSync(file, bytes);
  }

  it('is found by looking through it, and not written to from then on', async () => {
    await fillSchool();
    await database.close();
    damage();
    database = await openAsItIs(test.address);
    await expect(database.check()).rejects.toMatchObject({ trouble: 'damaged' });
    await fails('damaged');
  });

  it('is found by reading it', async () => {
    await fillSchool();
    await database.close();
    damage();
    database = await openAsItIs(test.address);
    await expect(database.reader.run('SELECT subject FROM audit_log')).rejects.toMatchObject({
      code: 'SQLITE_CORRUPT',
    });
    await fails('damaged');
  });

  it('is found by a model that reads it', async () => {
    await fillSchool();
    await database.close();
    damage();
    database = await openAsItIs(test.address);
    await expect(database.reader.tables.auditLog.findAll()).rejects.toMatchObject({
      parent: { code: 'SQLITE_CORRUPT' },
    });
    await fails('damaged');
  });

  it('is refused by an upgrade that meets it, with what to do, and left as it was', async () => {
    await fillSchool();
    // An upgrade to do: the step that looks at all attempts and markings, which are where the file is
    // damaged.
    await database.write(async (session) => {
      await session.run('DROP TABLE scores');
      await session.run("DELETE FROM schema_migrations WHERE name = '0021-scores'");
    });
    await database.close();
    const bytes = readFileSync(file);
    const shell = new sqlite3.Database(file, sqlite3.OPEN_READONLY);
    const page = await new Promise<{ rootpage: number }>((resolve, reject) =>
      shell.get<{ rootpage: number }>("SELECT rootpage FROM sqlite_master WHERE name = 'attempts'", (error, row) =>
        error === null ? resolve(row) : reject(error),
      ),
    );
    await new Promise((resolve) => shell.close(resolve));
    const pageSize = bytes.readUInt16BE(16);
    bytes.fill(0xa5, (page.rootpage - 1) * pageSize, page.rootpage * pageSize);
    writeFileSync(file, bytes);
    await expect(openDatabase(test.address)).rejects.toMatchObject({
      name: 'CannotOpenDatabase',
      isBroken: true,
      message: expect.stringMatching(
        /It is damaged. Restore a backup \(markwell restore FILE --replace\) \(SQLITE_CORRUPT\)/,
      ),
    });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    database = await openAsItIs(test.address);
  });

  it('that is whole passes', async () => {
    await fillSchool();
    await database.check();
    await write();
  });
});

describe('a program that keeps the file to itself', () => {
  it('is waited for so long as a call may take, and those behind it no longer', async () => {
    const shell = new sqlite3.Database(file);
    const run = (sql: string) => new Promise((resolve) => shell.exec(sql, resolve));
    cleanups.push(() => new Promise((resolve) => shell.close(resolve)));
    const hurried = await openAsItIs(test.address, { call: 3_000, connect: 3_000 });
    cleanups.push(hurried.close);
    await run('BEGIN IMMEDIATE');
    const first = hurried.write((session) => add(session, 'first'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = hurried.write((session) => add(session, 'second'));
    const outcomes = await Promise.allSettled([first, second]);
    expect(outcomes).toMatchObject([
      { reason: { code: 'SQLITE_BUSY' } },
      { reason: { name: 'DatabaseUnavailable', trouble: 'busy' } },
    ]);
    await run('ROLLBACK');
    await hurried.write((session) => add(session, 'third'));
    expect(await database.reader.run('SELECT subject FROM audit_log')).toEqual([{ subject: 'third' }]);
  });
});

describe('a disk that does not answer', () => {
  const takesLong =
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 15000000) SELECT count(*) FROM n';

  it('fails what models ask in time too, and everything at once after it', async () => {
    const hurried = await openAsItIs(test.address, { call: 1_500, connect: 1_500 });
    cleanups.push(hurried.close);
    await write();
    const { tables } = hurried.reader;
    const slow = tables.auditLog.findAll({ where: literal(`1 = (${takesLong})`) });
    const failed = await slow.catch(asUnavailable);
    expect(failed).toMatchObject({ trouble: 'silent' });
    await expect(hurried.reader.run('SELECT 1')).rejects.toMatchObject({ trouble: 'silent' });
    await expect(tables.auditLog.count().catch(asUnavailable)).resolves.toMatchObject({ trouble: 'silent' });
    await expect.poll(() => tables.auditLog.count().catch(() => 'refused'), { timeout: 60_000 }).toBe(1);
  });

  it('fails the call in time, everything at once after it, and nothing once it is back', async () => {
    const hurried = await openAsItIs(test.address, { call: 1_500, connect: 1_500 });
    cleanups.push(hurried.close);
    const slow = hurried.write(async (session) => {
      await add(session, 'of a transaction that was late');
      await session.run(takesLong);
    });
    await expect(slow).rejects.toMatchObject({ trouble: 'silent' });
    await expect
      .poll(
        () =>
          hurried
            .write((session) => add(session, 'after'))
            .then(
              () => 'stored',
              () => 'refused',
            ),
        { timeout: 60_000 },
      )
      .toBe('stored');
    expect(await database.reader.run('SELECT DISTINCT subject FROM audit_log')).toEqual([{ subject: 'after' }]);
  });
});

describe('a file that is empty, or missing beside its journal', () => {
  it('is no new school', async () => {
    await database.close();
    truncateSync(file);
    await expect(openDatabase(test.address)).rejects.toThrow(/is empty: it has 0 bytes\. Restore a backup/);
    rmSync(file);
    writeFileSync(`${file}-wal`, 'what was stored last');
    await expect(openDatabase(test.address)).rejects.toThrow(/is gone, but its journal .* is there/);
    rmSync(`${file}-wal`);
    database = await openDatabase(test.address);
    await write();
  });
});

it('a new file, its journal and its folder are for this account alone', async () => {
  const nested = join(dirname(file), 'new', 'folder', 'markwell.db');
  const made = await openDatabase({ engine: 'sqlite', file: nested });
  cleanups.push(made.close);
  await made.write((session) => add(session, 'x'));
  const modes = [dirname(nested), nested, `${nested}-wal`, file].map((path) => statSync(path).mode & 0o777);
  expect(modes.map((mode) => mode.toString(8))).toEqual(['700', '600', '600', '600']);
});
