import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runMarkwell } from '../testing/run-markwell.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-data-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (file: string) => join(folder, file);
const run = (args: readonly string[], database = 'markwell.db', input = '') =>
  runMarkwell(args, input, { DATABASE_URL: `sqlite:${at(database)}` });
const json = async (args: readonly string[], database?: string) =>
  JSON.parse((await run([...args, '--json'], database)).stdout);

describe('markwell students', () => {
  const names = async () => (await json(['students', 'find'])).map(({ name }: { name: string }) => name);
  const idOf = async (name: string) => String((await json(['students', 'find', name]))[0].id);

  beforeAll(async () => {
    const roster = 'class,name\n8a/Sc1,Ada Lovelace\n8a/Sc1,A. Lovelace\n8a/Sc1,Zoe Hart\n';
    expect((await run(['classes', 'import', '-'], undefined, roster)).code).toBe(0);
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

  test('erases for good', async () => {
    const args = ['students', 'erase', await idOf('zoe')];
    expect((await run([...args, '--dry-run'])).stderr).toMatch(/^Would erase Zoe Hart/);
    expect((await run([...args, '--yes'])).code).toBe(0);
    expect(await names()).toEqual(['(erased)', 'Ada Lovelace']);
  });

  test.each<[label: string, args: string[], exitCode: number, message: RegExp]>([
    ['a number that is none', ['erase', 'zoe', '--yes'], 2, /'zoe' is no student's number/],
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
    const made = await run(['backup', backup]);
    expect(made).toMatchObject({ code: 0, stdout: '', stderr: expect.stringMatching(/^Wrote \d+ rows to /) });
    expect(statSync(backup).mode & 0o077).toBe(0);
    expect(await run(['backup', backup])).toMatchObject({ code: 1, stderr: expect.stringContaining('there already') });

    const checked = await run(['restore', backup, '--dry-run'], 'new.db');
    expect(checked).toMatchObject({ code: 0, stderr: expect.stringContaining('nothing was changed') });
    expect(existsSync(at('new.db'))).toBe(false);
    expect(await run(['restore', backup], 'new.db')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/students\s+2/),
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
    for (const file of ['cut.gz', 'none.gz', 'absent.gz']) {
      const { code, stderr } = await run(['restore', at(file)], 'other.db');
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^Error: .*(no backup|cannot be read)/)]);
      expect(existsSync(at('other.db'))).toBe(false);
    }
  });
});

test('markwell purge says what it would remove, and removes it', async () => {
  expect(await run(['purge', '--dry-run'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/visits\s+0/) });
  expect(await json(['purge'])).toEqual({ visits: 0, failedSignIns: 0, signIns: 0, previewPictures: 0 });
});
