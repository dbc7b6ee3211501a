import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createStudent, exportStudent, openServices } from '@markwell/server/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../testing/run-markwell.ts';

let folder = '';
const environment = () => ({ DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}` });
const run = (...args: string[]) => runCommand(['audit', ...args], '', environment());

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-audit-'));
  const { services, close } = await openServices(environment(), { mayMake: true });
  const { id } = await createStudent(services, { name: 'Sam Lee', studentClass: '8a/Sc1', teacher: 'T' });
  for (let times = 0; times < 3; times++) await exportStudent(services, id, 'office');
  await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('shows who did what to whom, the latest first, and that it was looked at', async () => {
  const { code, stdout } = await run('--on', 'sam lee');
  expect([code, stdout]).toEqual([0, expect.stringContaining('office (at a terminal)')]);
  expect(stdout).toMatch(/Exported everything about a student +Sam Lee of 8a\/Sc1/);
  const looked = await run('--action', 'open-audit-log');
  expect(looked.stdout).toMatch(new RegExp(`${userInfo().username} \\(at a terminal\\) +Opened the audit log`));
});

test('gives JSON and CSV whole or so much of it, and records that', async () => {
  const { stdout } = await run('--json', '--action', 'export-student');
  expect(JSON.parse(stdout)).toHaveLength(3);
  const some = await run('--csv', '--limit', '2', '--action', 'export-student');
  expect(some.stdout.trimEnd().split('\r\n')).toHaveLength(3);
  expect((await run('--action', 'export-audit-log')).stdout.match(/Downloaded the audit log/g)).toHaveLength(2);
  expect((await run('--limit', '2', '--action', 'export-student')).stderr).toContain('The latest 2.');
});

test('says so where nothing matches', async () => {
  expect(await run('--by', 'nobody')).toMatchObject({
    code: 0,
    stdout: '',
    stderr: 'Nothing in the audit log matches.\n',
  });
  expect((await run('--by', 'nobody', '--json')).stdout).toBe('[\n\n]\n');
});

test.each<[label: string, args: string[], code: number, message: RegExp]>([
  ['words for a day', ['--since', 'yesterday'], 2, /since: .*a day such as/],
  ['a day that there is not', ['--until', '2026-02-30'], 1, /no such day as 2026-02-30/],
  ['an action that there is not', ['--action', 'dance'], 2, /no action ‘dance’.*publish-scheme/],
  ['no number for a limit', ['--limit', 'all'], 2, /--limit: give a number/],
  ['two formats', ['--csv', '--json'], 2, /cannot be used with/],
])('%s is refused', async (_label, args, code, message) => {
  expect(await run(...args)).toMatchObject({ code, stderr: expect.stringMatching(message) });
});
