import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createStudent, openServices, submitAttempt } from '@markwell/server/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../testing/run-markwell.ts';

let folder = '';
let reference = '';
let student = 0;
const environment = () => ({ DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}` });
const run = (...args: string[]) => runCommand(['exclusions', ...args], '', environment());

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-exclusions-'));
  const { services, close } = await openServices(environment(), { mayMake: true });
  ({ id: student } = await createStudent(services, { name: 'Mickey Mouse', studentClass: '8a/Sc1', teacher: 'T' }));
  const attempt = { studentId: student, assignmentId: 3, answers: { q1b: 'reflects' } };
  ({ reference } = await submitAttempt(services, attempt, null));
  await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an attempt is left out, listed with who did it and why, and counts again', async () => {
  expect((await run('list')).stderr).toBe('Everything that was handed in counts.\n');
  const add = ['add', '--attempt', reference, '--reason', 'a joke name'];
  expect((await run(...add, '--dry-run')).stderr).toContain(`Attempt ${reference} would not count.`);
  expect((await run(...add)).stderr).toMatch(
    /The attempt of Mickey Mouse of 8a\/Sc1 at .*markwell exclusions end 1\n$/,
  );
  const { stdout } = await run('list', '--class', '8A/sc1');
  expect(stdout).toMatch(/1\s+8a\/Sc1\s+Mickey Mouse\s+.*a joke name/);
  expect(stdout).toContain(userInfo().username);
  expect(await run(...add)).toMatchObject({ code: 1, stderr: 'Error: This attempt does not count already.\n' });
  expect((await run('end', '1')).stderr).toMatch(/counts again\.\n$/);
  expect((await run('list')).stderr).toBe('Everything that was handed in counts.\n');
});

test('all of a student is left out by number', async () => {
  const { code, stderr } = await run('add', '--student', String(student), '--reason', 'a joke name');
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining('All of Mickey Mouse of 8a/Sc1, 1 attempt, does not count'),
  ]);
});

test.each<[label: string, args: string[], code: number, message: RegExp]>([
  ['neither', ['--reason', 'a joke'], 2, /one of --attempt and --student/],
  ['no reason', ['--attempt', 'K7QM-4TXD-9FHB', '--reason', ' '], 2, /--reason: say in a few words why/],
  ['an unknown attempt', ['--attempt', 'K7QM-4TXD-9FHB', '--reason', 'a joke'], 1, /no attempt 'K7QM-4TXD-9FHB'/],
  ['an unknown student', ['--student', '1', '--reason', 'a joke'], 1, /no student 1/],
])('%s is refused', async (_label, args, code, message) => {
  expect(await run('add', ...args)).toMatchObject({ code, stderr: expect.stringMatching(message) });
});

test('a flood is previewed, left out in one step, listed, and counts again in one', async () => {
  const flood = ['add', '--class', '8a/Sc1', '--since', '2020-01-01', '--reason', 'made up'];
  await run('end', '2');
  const preview = await run(...flood, '--dry-run');
  expect(preview.stderr).toContain('1 attempt of 1 name, 0 of them on class lists.');
  expect(preview.stderr).toContain('Nothing was changed.');
  expect(preview.stdout).toMatch(/8a\/Sc1\s+Mickey Mouse\s+no\s+1/);
  const made = await run(...flood);
  const [, id = ''] = /exclusions end (\d+) --flood/.exec(made.stderr) ?? [];
  expect((await run('list')).stderr).toContain(`Flood ${id}: 1 attempt of 1 name`);
  expect((await run('end', id, '--flood', '--dry-run')).stderr).toContain('would count again');
  expect((await run('end', id, '--flood')).stderr).toContain('count again');
  expect(await run('end', id, '--flood')).toMatchObject({ code: 1, stderr: 'Error: This was taken back already.\n' });
});

test.each<[label: string, args: string[], code: number, message: RegExp]>([
  ['an impossible time', ['--since', 'yesterday'], 2, /--since: write a day/],
  ['one attempt and a flood', ['--attempt', 'K7QM-4TXD-9FHB', '--class', '8a/Sc1'], 2, /Name one attempt/],
  ['all that there is', ['--not-on-list'], 1, /Say at least/],
])('a flood of %s is refused', async (_label, args, code, message) => {
  const said = { code, stderr: expect.stringMatching(message) };
  expect(await run('add', '--reason', 'made up', ...args)).toMatchObject(said);
});
