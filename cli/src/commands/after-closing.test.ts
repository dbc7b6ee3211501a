import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createStudent, openServices, setHomeworkDates, submitAttempt } from '@markwell/server/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../testing/run-markwell.ts';

let folder = '';
let late = '';
let inTime = '';
const environment = () => ({ DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}` });
const run = (...args: string[]) => runCommand(['after-closing', ...args], '', environment());

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-after-closing-'));
  const { services, close } = await openServices(environment(), { mayMake: true });
  const { id: studentId } = await createStudent(services, { name: 'Ada', studentClass: '8a/Sc1', teacher: 'T' });
  const attempt = { studentId, assignmentId: 3, answers: { q1b: 'reflects' } };
  ({ reference: inTime } = await submitAttempt(services, attempt, null));
  await setHomeworkDates(services, '2', { classes: ['8a/Sc1'], closed: '2020-01-19T09:00' }, null);
  ({ reference: late } = await submitAttempt(services, attempt, null));
  await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an attempt after closing is listed, counts, is left out, and waits again', async () => {
  const row = (rest: string) => new RegExp(`8a/Sc1 +Ada +.*2020-01-19 09:00 +\\d{4}-.* +${rest}\n$`);
  expect((await run('list')).stdout).toMatch(row('- +-'));
  expect((await run('count', late, '--dry-run')).stderr).toBe(`Attempt ${late} would count.\n`);
  expect((await run('list')).stdout).toMatch(row('- +-'));
  const { stderr } = await run('count', late);
  expect(stderr).toBe(`Attempt ${late} counts. To take it back: markwell after-closing take-back ${late}\n`);
  expect((await run('list')).stdout).toMatch(row(`counts +${userInfo().username} \\(at a terminal\\)`));
  const out = await run('leave-out', late, '--json');
  expect(JSON.parse(out.stdout)).toMatchObject({
    decision: 'leave-out',
    by: `${userInfo().username} (at a terminal)`,
  });
  expect((await run('list', '--class', '8A/sc1', '--homework', '2')).stdout).toMatch(row('left out +.*'));
  expect((await run('take-back', late)).stderr).toBe(`Attempt ${late} waits for a decision again.\n`);
  const listed = await run('list', '--json');
  expect(JSON.parse(listed.stdout)).toMatchObject([{ student: { name: 'Ada' }, decision: null, by: null }]);
});

test('none at a homework that was never closed', async () => {
  expect((await run('list', '--homework', 'year9')).stderr).toBe('No attempt came after closing.\n');
});

test.each<[label: string, args: () => string[], message: RegExp]>([
  ['an attempt that came in time', () => ['count', inTime], /did not come after closing/],
  ['one that came in time, in a dry run', () => ['count', inTime, '--dry-run'], /did not come after closing/],
  ['an unknown attempt', () => ['leave-out', 'K7QM-4TXD-9FHB'], /no attempt 'K7QM-4TXD-9FHB'/],
  ['what is so already', () => ['take-back', late], /decided this already/],
  ['what is so already, in a dry run', () => ['take-back', late, '--dry-run'], /decided this already/],
  ['an unknown class', () => ['list', '--class', '9z'], /--class: .*9z/],
  ['an unknown homework', () => ['list', '--homework', 'year99'], /no homework 'year99'/],
])('%s is refused', async (_label, args, message) => {
  expect(await run(...args())).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
});
