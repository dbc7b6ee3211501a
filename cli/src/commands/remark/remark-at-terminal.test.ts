import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices, createStudent, openDatabase, openServices, submitAttempt } from '@markwell/server/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAtTerminal, runCommand } from '../../testing/run-markwell.ts';

let folder = '';
const file = (name: string) => join(folder, name);
const environment = () => ({ DATABASE_URL: `sqlite:${file('markwell.db')}` });
const run = (...args: string[]) => runCommand(args, '', environment());

/** Publishes a version that allows these for q1b. */
async function publish(...allow: string[]): Promise<void> {
  const scheme = JSON.parse((await run('scheme', 'show', 'year8', '--json')).stdout);
  scheme.questions.find(({ id }: { id: string }) => id === 'q1b').rule.allow = allow;
  writeFileSync(file('scheme.json'), JSON.stringify(scheme));
  const done = await run('scheme', 'publish', 'year8', '--file', file('scheme.json'), '--note', 'what the board says');
  expect(done.stderr).toMatch(/^Published version/);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-asked-'));
  await (await openServices({ DATABASE_URL: `sqlite:${file('markwell.db')}` }, { mayMake: true })).close();
  const database = await openDatabase({ engine: 'sqlite', file: file('markwell.db') });
  const services = createServices(database);
  const { id: studentId } = await createStudent(services, { name: 'Ann', studentClass: '8a/Sc1', teacher: 'T' });
  const answers = { q1b: { questionId: 'q1b', value: 'it springs back' } };
  await submitAttempt(services, { studentId, assignmentId: 3, answers }, null);
  await database.close();
  await publish('springs back');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a re-mark that was not confirmed changes nothing', async () => {
  const asked = runAtTerminal(['remark', 'year8', '--apply'], environment());
  await asked.untilAsked('by version 2?');
  expect(await asked.answer('n')).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was done.') });
  expect((await run('remark', 'history', '--json')).stdout).toBe('[]\n');
});

test('a re-mark goes by the version that it asked about, though another is published before the answer', async () => {
  const asked = runAtTerminal(['remark', 'year8', '--apply'], environment());
  await asked.untilAsked('by version 2?');
  await publish();
  const { code, stderr } = await asked.answer('y');
  expect(stderr).toMatch(/Applied as re-mark \d+\./);
  expect(code).toBe(0);
  const [applied] = JSON.parse((await run('remark', 'history', '--json')).stdout);
  expect(applied).toMatchObject({ schemeVersion: 2, summary: { gain: 1 } });
});
