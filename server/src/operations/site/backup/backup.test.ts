import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openDatabase } from '../../../db/open-database.ts';
import {
  type CreateDatabase,
  type Fill,
  type TestDatabase,
  testDatabases,
} from '../../../db/testing/test-databases.ts';
import { loadBuiltInContent } from '../../homework/catalogue/load-built-in-content.ts';
import { createFirstAdmin } from '../../people/staff/create-first-admin.ts';
import { createStudent } from '../../people/students/create-student.ts';
import { submitAttempt } from '../../submit/submit-attempt.ts';
import { createServices } from '../services/services.ts';
import { backupTables } from './backup-tables.ts';
import { replaceDatabase } from './replace-database.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-03-02T09:00:00Z');
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function make(create: CreateDatabase, fill?: Fill): Promise<TestDatabase> {
  const test = await create(fill);
  cleanups.push(test.remove);
  return test;
}

async function open({ address }: TestDatabase): Promise<Database> {
  const database = await openDatabase(address);
  cleanups.push(database.close);
  return database;
}

async function backUp(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup(database, now, async (line) => {
    lines.push(line);
  });
  return lines;
}

/** Where the rows of a table begin. */
const findLine = (lines: readonly string[], table: string) =>
  lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));

/** As an earlier Markwell wrote it: without a checksum, and with one count. */
const withoutCounts = (lines: readonly string[]) => [
  ...lines.slice(0, -1),
  JSON.stringify({ end: true, rows: lines.filter((line) => line.startsWith('[')).length }),
];

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function rowsOf(database: Database): Promise<Record<string, unknown[]>> {
  const { tables } = database.reader;
  const read = backupTables(tables).map(async ({ name, columns, key, flags }) => {
    const rows = await database.reader.run(`SELECT ${columns.join(',')} FROM ${name} ORDER BY ${key}`);
    const plain = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row as object).map(([column, value]) => [column, flags.has(column) ? Boolean(value) : value]),
      ),
    );
    return [name, plain] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const isRow = (line: string) => line.startsWith('[');
/** A backup whose first row is another. */
const changeRow = (lines: readonly string[], change: (row: string) => string) =>
  lines.with(lines.findIndex(isRow), change(lines.find(isRow) ?? ''));

/** The rows without the note of the restoring itself. */
const withoutRestoring = ({ audit_log: log = [], ...others }: Record<string, unknown[]>) => ({
  ...others,
  audit_log: log.filter((entry) => (entry as { action: string }).action !== 'restore-backup'),
});

async function school(database: Database, students = 30): Promise<void> {
  const services = createServices(database, () => now);
  await loadBuiltInContent(services);
  await createFirstAdmin(services, 'not the real one');
  for (let student = 0; student < students; student++) {
    const name = `Student ${String.fromCharCode(65 + student)}`;
    const { id } = await createStudent(services, { name, studentClass: '8a/Sc1', teacher: 'T' });
    for (const q1b of ['it reflects', 'bends, “sort of” 🙂']) {
      await submitAttempt(services, { studentId: id, assignmentId: 3, answers: { q1b } }, null);
    }
  }
  const [userId, at] = [1, now.toISOString()];
  const [answered, seen] = [
    { questionId: 'q1b', answer: 'bends' },
    { seenMarks: 0, seenVersion: 1 },
  ];
  const decided = { userId, homeworkId: 2, ...answered, groupKey: 'k', choice: null, marks: 1, ...seen, at };
  await database.write(async ({ tables, transaction }) => {
    await tables.draftDecisions.create(decided, { transaction });
    await tables.confirmedDrafts.create({ userId, token: 't', outcome: '{}', at }, { transaction });
  });
  const picture = Buffer.from([137, 80, 78, 71, 0, 255]);
  await database.write((session) =>
    session.run('INSERT INTO homework_pictures (digest, type, size, bytes, created_at) VALUES ($1, $2, $3, $4, $5)', [
      'abc',
      'image/png',
      picture.length,
      picture,
      now.toISOString(),
    ]),
  );
}

const bigSchool: Fill = (database) => school(database);
const smallSchool: Fill = (database) => school(database, 3);
const builtIn: Fill = (database) => loadBuiltInContent(createServices(database, () => now));

for (const from of testDatabases) {
  for (const to of testDatabases) {
    it(`takes a school from ${from.name} to ${to.name}, every row as it was, and goes on counting there`, async () => {
      const source = await open(await make(from.create, bigSchool));
      const target = await make(to.create);
      const { tables } = await replaceDatabase({ address: target.address, lines: each(await backUp(source)), now });
      expect(tables.attempts).toBeGreaterThan(50);

      const restored = await open(target);
      expect(withoutRestoring(await rowsOf(restored))).toEqual(await rowsOf(source));
      expect(await restored.reader.run('SELECT * FROM scores ORDER BY student_id')).toEqual(
        await source.reader.run('SELECT * FROM scores ORDER BY student_id'),
      );
      const added = await restored.reader.tables.users.count();
      await restored.write((session) =>
        session.run(
          "INSERT INTO users (username, display_name, role, password_hash, created_at) VALUES ('next', 'N', 'teacher', '', '')",
        ),
      );
      expect(await restored.reader.tables.users.count()).toBe(added + 1);
    });
  }
}

for (const { name, create } of testDatabases) {
  describe(`a backup on ${name}`, () => {
    /** Of a small school. */
    let made: readonly string[] = [];
    /** Where those that are refused are to be restored, one after another, and then a whole one. */
    let target: TestDatabase;
    beforeAll(async () => {
      const test = await create(smallSchool);
      const database = await openDatabase(test.address);
      made = await backUp(database);
      await database.close();
      await test.remove();
      target = await create();
    });
    afterAll(() => target.remove());

    it('is of one moment, and leaves out who is signed in', async () => {
      const database = await open(await make(create, bigSchool));
      await database.write((session) =>
        session.run(
          "INSERT INTO auth_sessions (user_id, token_hash, created_at, last_used_at) SELECT id, 'secret-hash', '', '' FROM users LIMIT 1",
        ),
      );
      const lines: string[] = [];
      await writeBackup(database, now, async (line) => {
        if (lines.length === 1) {
          await database.write((session) => session.run("UPDATE classes SET teacher = 'changed meanwhile'"));
        }
        lines.push(line);
      });
      expect(lines.join('\n')).not.toContain('changed meanwhile');
      expect(lines.join('\n')).not.toContain('secret-hash');
    });

    it.each<[label: string, change: (lines: string[]) => string[], message: RegExp]>([
      ['nothing', () => [], /ends too early/],
      ['something else', () => ['{"hello":1}'], /no backup of Markwell/],
      ['no JSON', () => ['PK\u0003\u0004'], /no backup of Markwell/],
      ['the first half', (lines) => lines.slice(0, lines.length / 2), /ends too early/],
      [
        'a row without its last column',
        (lines) => changeRow(lines, (row) => row.replace(/,[^,]*]$/, ']')),
        /Row 1 cannot be read/,
      ],
      [
        'a row with a column more',
        (lines) => changeRow(lines, (row) => row.replace(/]$/, ',1]')),
        /Row 1 cannot be read/,
      ],
      ['followed by a row', (lines) => [...lines, lines.find(isRow) ?? ''], /goes on after its end/],
      ['followed by another end', (lines) => [...lines, lines.at(-1) ?? ''], /goes on after its end/],
      ['rows before any table', (lines) => lines.toSpliced(1, 0, '[]'), /rows of no table/],
      [
        'of a newer format',
        ([head = '', ...rest]) => [head.replace(/"format":\d+/, '"format":99'), ...rest],
        /newer Markwell/,
      ],
      ['one row less', (lines) => lines.toSpliced(5, 1), /Its table '\w+' has \d+ of \d+ rows\./],
      [
        'one without a row that others refer to, and without counts',
        (lines) => withoutCounts(lines.toSpliced(findLine(lines, 'students') + 1, 1)),
        /table 'attempts' do not go with the others: some are missing/,
      ],
      [
        'one in which a row is there twice',
        (lines) =>
          withoutCounts(
            lines.toSpliced(findLine(lines, 'students') + 1, 0, lines[findLine(lines, 'students') + 1] ?? ''),
          ),
        /table 'students' do not go with the others/,
      ],
      [
        'one in which a name was changed',
        (lines) => lines.map((line) => line.replace('Student A', 'Student Z')),
        /checksum/,
      ],
      ['a row that is cut', (lines) => lines.with(6, lines[6]?.slice(0, 10) ?? ''), /cannot be read/],
      [
        'one of a newer Markwell',
        ([head = '', ...rest]) => [head.replace(/"schema":"[^"]*"/, '"schema":"9999-later"'), ...rest],
        /newer Markwell/,
      ],
      ['an unknown table', (lines) => lines.with(1, '{"table":"sqlite_master","columns":["x"]}'), /does not know/],
      [
        'an unknown column',
        (lines) => lines.with(1, '{"table":"users","columns":["id) SELECT 1 --"]}'),
        /does not know/,
      ],
    ])('that is %s is refused, and nothing is left behind', async (_label, change, message) => {
      const lines = each(change([...made]));
      await expect(replaceDatabase({ address: target.address, lines, now })).rejects.toThrow(message);
      if (target.address.engine === 'sqlite') expect(readdirSync(dirname(target.address.file))).toEqual([]);
    });

    it('that is whole is restored where others were refused', async () => {
      const whole = await replaceDatabase({ address: target.address, lines: each(made), now });
      expect(whole.tables.assignments).toBeGreaterThan(5);
    });

    it('of a Markwell that wrote no checksum is restored', async () => {
      const target = await make(create);
      const lines = withoutCounts(made);
      const { tables } = await replaceDatabase({ address: target.address, lines: each(lines), now });
      expect(tables.students).toBe(3);
    });

    it('is not restored over a database that is there', async () => {
      const source = await open(await make(create));
      const lines = each(await backUp(source));
      const target = await make(create);
      await (await openDatabase(target.address)).close();
      await expect(replaceDatabase({ address: target.address, lines, now })).rejects.toThrow(/there already|in use/);
    });
  });
}

describe('a SQLite file that is there', () => {
  const sqlite = testDatabases.filter(({ name }) => name === 'sqlite').map(({ create }) => create);

  it.each(sqlite)('is kept under another name where it is to be replaced', async (create) => {
    const source = await open(await make(create, builtIn));
    const target = await make(create);
    if (target.address.engine !== 'sqlite') throw new Error('Expected a file');
    await (await openDatabase(target.address)).close();
    const { file } = target.address;
    const lines = await backUp(source);
    const { keptAs } = await replaceDatabase({ address: target.address, lines: each(lines), now, replace: true });
    expect(keptAs).toBe(`${file}.before-20260302090000`);
    expect(existsSync(keptAs ?? '')).toBe(true);
    expect(withoutRestoring(await rowsOf(await open(target)))).toEqual(await rowsOf(source));
  });

  it.each(sqlite)('that is broken goes aside with the journal that belongs to it', async (create) => {
    const source = await open(await make(create, builtIn));
    const target = await make(create);
    if (target.address.engine !== 'sqlite') throw new Error('Expected a file');
    const { file } = target.address;
    for (const part of ['', '-wal', '-shm']) writeFileSync(`${file}${part}`, `no database any more${part}`);
    const lines = each(await backUp(source));
    const { keptAs } = await replaceDatabase({ address: target.address, lines, now, replace: true });
    expect(keptAs).not.toBeNull();
    expect(readFileSync(keptAs ?? '', 'utf8')).toBe('no database any more');
    const names = ['', '-shm', '-wal'].map((part) => basename(`${keptAs}${part}`));
    expect(readdirSync(dirname(file)).sort()).toEqual([basename(file), ...names]);
    expect(withoutRestoring(await rowsOf(await open(target)))).toEqual(await rowsOf(source));
  });

  it.each(sqlite)('is left alone while a server uses it', async (create) => {
    const source = await open(await make(create));
    const target = await make(create, builtIn);
    await open(target);
    const restoring = replaceDatabase({
      address: target.address,
      lines: each(await backUp(source)),
      now,
      replace: true,
    });
    await expect(restoring).rejects.toThrow(/A server is using/);
    if (target.address.engine === 'sqlite') {
      expect(readdirSync(dirname(target.address.file)).filter((name) => name.includes('restoring'))).toEqual([]);
    }
  });
});
