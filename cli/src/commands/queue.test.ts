import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUser, createStudent, openServices, submitAttempt } from '@markwell/server/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../testing/run-markwell.ts';

let folder = '';
const environment = () => ({ DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}` });
const run = (...args: string[]) => runCommand(['queue', ...args], '', environment());

const given = [
  ['Ann', '8a/Sc1', 'it sinks'],
  ['Bob', '8a/Sc2', 'It sinks.'],
  ['Cat', '8a/Sc1', 'it melts'],
] as const;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-queue-'));
  const { services, close } = await openServices(environment(), { mayMake: true });
  for (const [name, studentClass, q1b] of given) {
    const { id: studentId } = await createStudent(services, { name, studentClass, teacher: 'T' });
    await submitAttempt(services, { studentId, assignmentId: 3, answers: { q1b } }, null);
  }
  await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('groups are listed, the largest first, a page at a time', async () => {
  const { code, stdout, stderr } = await run('year8', '--show', 'all', '--limit', '1');
  expect(code).toBe(0);
  expect(stdout).toMatch(/Q4\s+[Ii]t sinks\.?\s+2\s+8a\/Sc1 8a\/Sc2/);
  expect(stdout).not.toContain('melts');
  expect(stderr).toBe('1 more group: --from 1 goes on.\n');
  expect((await run('--show', 'all', '--from', '1')).stdout).toMatch(/Year 8.*Q4\s+it melts/);
});

test('JSON is what the call gives', async () => {
  const { stdout } = await run('2', '--show', 'all', '--class', '8A/sc2', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ total: 1, isPartial: false, groups: [{ students: 1, marks: 0 }] });
});

test.each<[label: string, args: string[], code: number, stderr: RegExp]>([
  ['nothing that waits', ['year9'], 0, /^No answer waits/],
  ['an unknown homework', ['year99'], 1, /There is no homework 'year99'/],
  ['an impossible number', ['year8', '--from', 'x'], 2, /--from: give a whole number/],
  ['what is not to be shown', ['year8', '--show', 'some'], 2, /look, likely, all/],
])('%s is said', async (_label, args, code, stderr) => {
  expect(await run(...args)).toMatchObject({ code, stderr: expect.stringMatching(stderr) });
});

test('an account that is named sees its own classes, or the whole school', async () => {
  const { services, close } = await openServices(environment());
  const { user } = await addUser(services, { username: 'okafor', displayName: 'Ms Okafor', role: 'teacher' }, null);
  const asked = (...args: string[]) => run('2', '--show', 'all', '--as', 'okafor', ...args);
  const none = await asked();
  expect(none.stdout).toMatch(/8a\/Sc2/);
  expect(none.stderr).toContain('choose your classes on the teacher dashboard');
  await services.database.write((session) =>
    session.run('INSERT INTO teacher_classes (user_id, class_code) VALUES ($1, $2)', [user.id, '8a/Sc1']),
  );
  await close();
  const own = await asked();
  expect(own.stdout).not.toContain('8a/Sc2');
  expect(own.stderr).toContain('Of your classes (8a/Sc1). --school lists the whole school.');
  expect((await asked('--school')).stdout).toContain('8a/Sc2');
  expect((await asked('--class', '8a/Sc2')).stdout).toContain('8a/Sc2');
});
