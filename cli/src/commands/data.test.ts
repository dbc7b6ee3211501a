import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createStudent, openServices, submitAttempt } from '@markwell/server/operations';
import sqlite3 from 'sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, fromBuffer } from 'yauzl';
import { launcher, runCommand, runMarkwell } from '../testing/run-markwell.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-data-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (file: string) => join(folder, file);
const environment = (database = 'markwell.db') => ({ DATABASE_URL: `sqlite:${at(database)}` });
const run = (args: readonly string[], database?: string, input = '') => runCommand(args, input, environment(database));
const json = async (args: readonly string[], database?: string) =>
  JSON.parse((await run([...args, '--json'], database)).stdout);

describe('markwell students', () => {
  const names = async () => (await json(['students', 'find'])).map(({ name }: { name: string }) => name);
  const idOf = async (name: string) => String((await json(['students', 'find', name]))[0].id);

  beforeAll(async () => {
    const roster = 'class,name\n8a/Sc1,Ada Lovelace\n8a/Sc1,A. Lovelace\n8a/Sc1,Zoe Hart\n';
    expect((await runMarkwell(['classes', 'import', '-'], roster, environment())).code).toBe(0);
  });

  test('finds by part of a name, however it is typed', async () => {
    const { code, stdout } = await run(['students', 'find', 'ZOË']);
    expect(stdout).toMatch(/Zoe Hart\s+8a\/Sc1\s+class list\s+0\s+-\n$/);
    expect(code).toBe(0);
  });

  test('fails when nobody matches', async () => {
    const { code, stdout, stderr } = await run(['students', 'find', 'nobody', '--json']);
    expect([code, stdout]).toEqual([1, '[]\n']);
    expect(stderr).toContain('No student matches');
  });

  test('names the classes where one is unknown', async () => {
    const { code, stderr } = await run(['students', 'find', '--class', '8z']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Error: --class: there is no class '8z'\. Did you mean 8a/),
    ]);
  });

  test('says when there may be more than it lists', async () => {
    const roster = ['class,name', ...Array.from({ length: 201 }, (_, index) => `9a/Sc1,Pupil No ${index}`)].join('\n');
    await run(['classes', 'import', '-'], 'many.db', roster);
    const { stderr } = await run(['students', 'find', 'pupil'], 'many.db');
    expect(stderr).toBe('At most 200 students are listed: type more of the name, or add --class.\n');
    expect((await run(['students', 'find', 'pupil no 19'], 'many.db')).stderr).toBe('');
  });

  test('asks before it merges, says without a terminal which flag is missing, and merges with it', async () => {
    const args = ['students', 'merge', await idOf('a. love'), '--into', await idOf('ada love')];
    const asked = await run(args);
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain('--yes');
    expect((await run([...args, '--dry-run'])).stderr).toMatch(/^Would merge A\. Lovelace .* into Ada Lovelace/);
    expect(await names()).toHaveLength(3);
    expect((await run([...args, '--yes'])).code).toBe(0);
    expect(await names()).toEqual(['Ada Lovelace', 'Zoe Hart']);
  });

  test('exports one student as JSON, and writes over no file', async () => {
    const args = ['students', 'export', await idOf('zoe'), '--out', at('zoe.json')];
    expect((await run(args)).code).toBe(0);
    expect(JSON.parse(readFileSync(at('zoe.json'), 'utf8'))).toMatchObject({ student: { name: 'Zoe Hart' } });
    expect(await run(args)).toMatchObject({ code: 1, stderr: expect.stringContaining('is there already') });
  });

  test('says before it erases how many attempts lose their answers', async () => {
    const { services, close } = await openServices(environment(), { mayMake: true });
    const { id } = await createStudent(services, { name: 'Ben Ott', studentClass: '8a/Sc2', teacher: 'T' });
    for (const q1b of ['bends', 'reflects']) {
      await submitAttempt(services, { studentId: id, assignmentId: 3, answers: { q1b } }, null);
    }
    await close();
    const args = ['students', 'erase', String(id)];
    const what = `Ben Ott of 8a/Sc2 (${id}), with the answers of 2 attempts`;
    expect((await run([...args, '--dry-run'])).stderr).toBe(`Would erase ${what}.\n`);
    expect((await run(args)).stderr).toContain(`Erase ${what}, for good?`);
    expect((await run([...args, '--yes'])).code).toBe(0);
  });

  test('erases for good', async () => {
    const args = ['students', 'erase', await idOf('zoe')];
    expect((await run([...args, '--dry-run'])).stderr).toMatch(/^Would erase Zoe Hart/);
    expect((await run([...args, '--yes'])).code).toBe(0);
    expect(await names()).toEqual(['(erased)', 'Ada Lovelace', '(erased)']);
  });

  test.each<[label: string, args: string[], exitCode: number, message: RegExp]>([
    ['an impossible number', ['erase', 'zoe', '--yes'], 2, /'zoe' is no student's number/],
    ['an unknown student', ['erase', '999999', '--yes'], 1, /no student 999999/],
    ['a merge into oneself', ['merge', '1', '--into', '1', '--yes'], 1, /with itself/],
    ['a merge into nobody', ['merge', '1', '--yes'], 2, /--into/],
  ])('refuses %s', async (_label, args, exitCode, message) => {
    const { code, stderr } = await run(['students', ...args]);
    expect(stderr).toMatch(message);
    expect(code).toBe(exitCode);
  });
});

describe('markwell backup and restore', () => {
  test('bring the school back as it was, from a file that only this account can read', async () => {
    const backup = at('school.gz');
    const before = await json(['classes', 'list']);
    const made = await runMarkwell(['backup', backup], '', environment());
    expect(made).toMatchObject({ code: 0, stdout: '', stderr: expect.stringMatching(/^Wrote \d+ rows to /) });
    expect(statSync(backup).mode & 0o077).toBe(0);
    expect(await run(['backup', backup])).toMatchObject({ code: 1, stderr: expect.stringContaining('there already') });

    const checked = await run(['restore', backup, '--dry-run'], 'new.db');
    expect(checked).toMatchObject({ code: 0, stderr: expect.stringContaining('nothing was changed') });
    expect(existsSync(at('new.db'))).toBe(false);
    expect(await runMarkwell(['restore', backup], '', environment('new.db'))).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/students\s+3/),
    });
    expect(await json(['classes', 'list'], 'new.db')).toEqual(before);

    expect(await run(['restore', backup], 'new.db')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--replace'),
    });
    expect(await run(['restore', backup, '--replace'], 'new.db')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--yes'),
    });
    expect(await run(['restore', backup, '--replace', '--yes'], 'new.db')).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/is kept as .*new\.db\.before-\d{14}/),
    });
  });

  test('leave nothing of a backup that is cut, or is none', async () => {
    expect((await run(['backup', at('whole.gz')])).code).toBe(0);
    const whole = readFileSync(at('whole.gz'));
    writeFileSync(at('cut.gz'), whole.subarray(0, whole.length / 2));
    writeFileSync(at('none.gz'), 'not compressed');
    for (const [file, why] of [
      ['cut.gz', /no backup/],
      ['none.gz', /no backup/],
      ['absent.gz', /cannot be read: there is no such file\./],
      ['', /cannot be read: it is a folder\./],
    ] as const) {
      const { code, stderr } = await run(['restore', at(file)], 'other.db');
      expect([code, stderr]).toEqual([1, expect.stringMatching(why)]);
      expect(existsSync(at('other.db'))).toBe(false);
    }
  });

  test('say what is wrong with a backup that was changed, and what to do', async () => {
    expect((await run(['backup', at('to-change.gz')])).code).toBe(0);
    const lines = gunzipSync(readFileSync(at('to-change.gz'))).toString();
    writeFileSync(at('changed.gz'), gzipSync(lines.replace('Ada Lovelace', 'Ada Lovelocf')));
    const { code, stderr } = await run(['restore', at('changed.gz')], 'other.db');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/checksum.*Copy it again from where it was made/)]);
    expect(existsSync(at('other.db'))).toBe(false);
  });

  test('restore into a file that only this account can read', async () => {
    expect((await run(['restore', at('whole.gz')], 'private.db')).code).toBe(0);
    expect(statSync(at('private.db')).mode & 0o077).toBe(0);
  });

  test('replace a database that is broken, which is kept with its journal', async () => {
    expect((await run(['backup', at('good.gz')])).code).toBe(0);
    writeFileSync(at('broken.db'), 'no database at all '.repeat(500));
    writeFileSync(at('broken.db-wal'), 'nor a journal');
    const restored = await run(['restore', at('good.gz'), '--replace', '--yes'], 'broken.db');
    expect(restored.stderr).toMatch(/is kept as .*broken\.db\.before-\d{14}/);
    expect(readdirSync(folder).filter((name) => /^broken\.db\.before-\d{14}(?:-wal)?$/.test(name))).toHaveLength(2);
    expect(await json(['classes', 'list'], 'broken.db')).toEqual(await json(['classes', 'list']));
  });

  test('counts in a dry run to standard output too, and says of a folder what it is', async () => {
    const counted = await run(['backup', '-', '--dry-run', '--json']);
    expect(JSON.parse(counted.stdout)).toMatchObject({ file: '-', rows: expect.any(Number), written: false });
    expect((await run(['backup', folder])).stderr).toMatch(/cannot be written: it is a folder\.\n$/);
    expect((await run(['stats', 'export', '--out', folder])).stderr).toMatch(/cannot be written: it is a folder\.\n$/);
  });

  test('leaves no part of a backup behind when it is interrupted, and two at once do not mix', async () => {
    const partial = () => readdirSync(folder).find((name) => name.startsWith('stopped.gz'));
    const child = spawn(process.execPath, [launcher, 'backup', at('stopped.gz')], {
      env: { ...process.env, ...environment() },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    while (partial() === undefined && child.exitCode === null) await setImmediate();
    child.kill('SIGINT');
    await ended;
    expect(partial()).toBeOneOf([undefined, 'stopped.gz']);

    const both = await Promise.all([1, 2].map(() => runMarkwell(['backup', at('twice.gz')], '', environment())));
    expect(both.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
    expect((await run(['restore', at('twice.gz'), '--dry-run'], 'other.db')).code).toBe(0);
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });
});

describe('a command that only reads', () => {
  test.each([
    [['backup', 'never.gz']],
    [['backup', '-', '--dry-run']],
    [['students', 'find']],
    [['students', 'export', '1']],
    [['stats', 'export']],
    [['replay', 'K7QM-4TXD-9FHB']],
    [['remark', 'history']],
    [['classes', 'list']],
    [['users', 'list']],
    [['homework', 'list']],
    [['homework', 'show', 'year8']],
    [['scheme', 'show', 'year8']],
    [['purge']],
  ])('%s makes no database, and says how to name the right one', async (args) => {
    const { code, stdout, stderr } = await run(args, 'mistyped.db');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Error: There is no database of Markwell at .*mistyped\.db\. .* DATABASE_URL/);
    expect(existsSync(at('mistyped.db'))).toBe(false);
    expect(existsSync('never.gz')).toBe(false);
  });

  test('makes no tables in a database of something else', async () => {
    const other = new sqlite3.Database(at('other-program.db'));
    await new Promise((resolve) => other.exec('CREATE TABLE theirs (id)', resolve));
    await new Promise((resolve) => other.close(resolve));
    const { code, stderr } = await run(['students', 'find'], 'other-program.db');
    expect([code, stderr]).toEqual([2, expect.stringContaining('There is no database of Markwell at')]);
  });

  test('says in a sentence what is wrong with a damaged one', async () => {
    expect((await run(['backup', at('before-damage.gz')])).code).toBe(0);
    expect((await run(['restore', at('before-damage.gz')], 'damaged.db')).code).toBe(0);
    const bytes = readFileSync(at('damaged.db'));
    writeFileSync(at('damaged.db'), bytes.fill(0xa5, 3 * 4096));
    const { code, stderr } = await run(['backup', at('of-damaged.gz')], 'damaged.db');
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Error: The database .*is damaged\..*markwell restore[^\n]*\n$/i),
    ]);
    expect(existsSync(at('of-damaged.gz'))).toBe(false);
  });
});

test('markwell purge says what it would remove, and removes it', async () => {
  expect(await run(['purge', '--dry-run'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/visits\s+0/) });
  expect(await json(['purge'])).toEqual({
    visits: 0,
    failedSignIns: 0,
    floods: 0,
    unfinishedSignIns: 0,
    signIns: 0,
    listChanges: 0,
    confirmedDrafts: 0,
    previewPictures: 0,
    attempts: 0,
    students: 0,
  });
});

describe('markwell stats export', () => {
  beforeAll(async () => {
    const { services, close } = await openServices({ DATABASE_URL: `sqlite:${at('stats.db')}` }, { mayMake: true });
    for (const [name, q1b] of [
      ['=HYPERLINK("http://x","y")', 'reflects'],
      ['Zoë Hart', 'bends'],
    ] as const) {
      const { id } = await createStudent(services, { name, studentClass: '8a/Sc1', teacher: 'T' });
      await submitAttempt(services, { studentId: id, assignmentId: 3, answers: { q1b } }, null);
    }
    await close();
  });
  const stats = (...args: string[]) => run(['stats', 'export', ...args], 'stats.db');

  test('writes a line for each student, and no name as a formula', async () => {
    const { code, stdout } = await stats('--homework', 'year8');
    const [heading, ...lines] = stdout.trim().split('\r\n');
    expect(heading).toMatch(/^"Homework","Class","Name","Done","Marks"/);
    expect(lines).toHaveLength(2);
    expect(stdout).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(stdout).toMatch(/"Zoë Hart","Yes",0,7,0,/);
    expect(code).toBe(0);
  });

  test.each([
    ['classes', /"8a\/Sc1","[^"]+",2,25,8,7\.1,/],
    ['questions', /"8a\/Sc1","Q4","[^"]+",1,0\.5,0\.5,2,"bends",1,/],
  ])('has a table of %s', async (table, line) => {
    expect((await stats('--table', table)).stdout).toMatch(line);
  });

  test('writes everything as JSON', async () => {
    const [homework] = JSON.parse((await stats('--json')).stdout);
    expect(homework).toMatchObject({ id: 2, classes: [{ studentClass: '8a/Sc1', completedStudents: 2 }] });
    expect(homework.classes[0].questions).toHaveLength(7);
  });

  test('writes to a file with another ending what --format says', async () => {
    expect((await stats('--out', at('figures.txt'), '--format', 'csv')).code).toBe(0);
    expect(readFileSync(at('figures.txt'), 'utf8')).toContain('"Homework","Class"');
  });

  test('writes a workbook whose cells are text and numbers, never formulas', async () => {
    // By the name of the file.
    expect((await stats('--out', at('figures.xlsx'))).code).toBe(0);
    const parts = await unzip(readFileSync(at('figures.xlsx')));
    expect(parts.get('xl/workbook.xml')).toMatch(/Students.*Classes.*Questions/s);
    expect(parts.get('xl/sharedStrings.xml')).toContain('=HYPERLINK(');
    for (const [name, xml] of parts) if (name.includes('sheet')) expect(xml).not.toMatch(/<f[ >]/);
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<v>7</v>');
  });

  test.each<[label: string, args: string[], exitCode: number, message: RegExp]>([
    ['an unknown homework', ['--homework', 'year99'], 1, /no homework 'year99'/],
    ['an unknown class', ['--class', '9z/none'], 1, /9z\/none/],
    ['an unknown format', ['--format', 'pdf'], 2, /csv, json, xlsx/],
    ['a file that is called what it would not be', ['--out', 'figures.pdf'], 2, /'figures\.pdf' .* --format/],
  ])('refuses %s', async (_label, args, exitCode, message) => {
    const { code, stderr } = await stats(...args);
    expect(stderr).toMatch(message);
    expect(code).toBe(exitCode);
  });
});

describe('markwell stats marks', () => {
  const marks = (...args: string[]) => run(['stats', 'marks', ...args], 'stats.db');

  test('writes a line for each student by surname, as CSV', async () => {
    const { code, stdout } = await marks('--homework', 'year8', '--class', '8A/sc1');
    expect(code).toBe(0);
    const [heading, ...lines] = stdout.trim().split('\r\n');
    expect(heading).toBe(
      '"Surname","Forename","Class","Assessment","Mark","Out of","Percentage","Grade","Date","Note"',
    );
    expect(lines).toHaveLength(2);
    expect(lines.join()).toMatch(/"Hart","Zoë","8a\/Sc1","[^"]+",0,7,0,"[^"]+","\d\d\/\d\d\/\d{4}",/);
  });

  test('writes a workbook with a sheet for each class where the file is called one', async () => {
    expect((await marks('--homework', 'year8', '--out', at('marks.xlsx'))).code).toBe(0);
    const parts = await unzip(readFileSync(at('marks.xlsx')));
    expect(parts.get('xl/workbook.xml')).toMatch(/"Overview".*"8a-Sc1"/s);
  });

  test.each<[label: string, args: string[], exitCode: number, message: RegExp]>([
    ['no homework', [], 2, /--homework/],
    ['an unknown homework', ['--homework', 'year99'], 1, /no homework 'year99'/],
    ['an unknown class', ['--homework', 'year8', '--class', '9z/none'], 1, /9z\/none/],
    [
      'a file that is called what it would not be',
      ['--homework', 'year8', '--out', 'marks.json'],
      2,
      /\.csv nor \.xlsx/,
    ],
  ])('refuses %s', async (_label, args, exitCode, message) => {
    const { code, stderr } = await marks(...args);
    expect(stderr).toMatch(message);
    expect(code).toBe(exitCode);
  });
});

/** The parts of a zip file, as text. */
function unzip(bytes: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (failure, zip) => {
      if (failure !== null) return reject(failure);
      const parts = new Map<string, string>();
      zip.on('end', () => resolve(parts));
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, async (error, stream) => {
          if (error !== null) return reject(error);
          parts.set(entry.fileName, await text(stream));
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });
}
