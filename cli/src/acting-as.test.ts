import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createServices, createStudent, openDatabase, submitAttempt } from '@markwell/server/operations';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { runCommand } from './testing/run-markwell.ts';

let folder = '';
const file = (name: string) => join(folder, name);
const environment = () => ({ DATABASE_URL: `sqlite:${file('markwell.db')}` });
const run = (args: readonly string[]) => runCommand(args, '', environment());
const json = async (args: readonly string[]) => JSON.parse((await run([...args, '--json'])).stdout);

async function withDatabase<Result>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>) {
  const database = await openDatabase({ engine: 'sqlite', file: file('markwell.db') });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Writes the scheme of Year 8 with one more allowed answer, which some student has given. */
async function allow(answer: string): Promise<void> {
  const scheme = await json(['scheme', 'show', 'year8']);
  const { rule } = scheme.questions.find(({ id }: { id: string }) => id === 'q1b');
  rule.allow = [...(rule.allow ?? []), answer];
  writeFileSync(file('year8.json'), JSON.stringify(scheme));
}

let student = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-acting-'));
  await run(['users', 'add', 'head', '--name', 'The Head', '--role', 'admin']);
  await withDatabase(async (database) => {
    const services = createServices(database);
    for (const q1b of ['it springs back', 'it comes home']) {
      const { id } = await createStudent(services, { name: `Says ${q1b}`, studentClass: '8a/Sc1', teacher: 'T' });
      const answers = { q1b: { questionId: 'q1b', value: q1b } };
      await submitAttempt(services, { studentId: id, assignmentId: 3, answers }, null);
      student = id;
    }
  });
  writeFileSync(file('roster.csv'), 'class,name\n8a/Sc1,Ada Lovelace\n');
  const questions = [
    { id: 'q1', type: 'text', question: 'What falls from a cloud?', marks: 1, correctAnswers: ['rain'] },
  ];
  writeFileSync(file('weather.json'), JSON.stringify([{ title: 'Weather', year: 8, questions }]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Who did the latest thing of this kind, as the audit log has it. */
async function latest(action: string) {
  return withDatabase(async (database) => {
    const { auditLog, users } = database.reader.tables;
    const [entry] = await auditLog.findAll({ where: { action }, order: [['id', 'DESC']], limit: 1 });
    const user = entry?.userId ? await users.findByPk(entry.userId) : null;
    return user?.displayName ?? entry?.terminalUser;
  });
}

/** In this order: each needs what those before it have done. */
const commands: [
  action: string,
  what: string,
  args: () => readonly string[],
  prepare?: (who: string) => Promise<void>,
][] = [
  [
    'publish-scheme',
    'publishing',
    () => ['scheme', 'publish', 'year8', '--file', file('year8.json'), '--note', 'what the board says'],
    (who) => allow(who === 'The Head' ? 'comes home' : 'springs back'),
  ],
  ['remark', 'a re-mark', () => ['remark', 'year8', '--apply', '--yes']],
  ['import-homework', 'an import of homework', () => ['import', file('weather.json'), '--again']],
  ['import-roster', 'an import of class lists', () => ['classes', 'import', file('roster.csv')]],
  ['export-statistics', 'an export of figures', () => ['stats', 'export']],
  ['export-student', 'an export of a student', () => ['students', 'export', String(student)]],
  ['undo-remark', 'taking a re-mark back', () => ['remark', 'undo', 'LATEST', '--yes']],
];

describe.each([
  ['whoever is at the terminal', [], userInfo().username, `${userInfo().username} (at a terminal)`],
  ['the account that --as names', ['--as', 'HEAD'], 'The Head', 'The Head'],
] as const)('what is done carries the name of %s', (_who, as, stored, listed) => {
  it.each(commands)('%s: %s', async (action, _what, args, prepare) => {
    await prepare?.(stored);
    const runs: { id: number }[] = await json(['remark', 'history']);
    const line = args().map((one) => (one === 'LATEST' ? String(runs[0]?.id) : one));
    const { code, stderr } = await run([...line, ...as]);
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    expect(await latest(action)).toBe(stored);
  });

  it('in the lists of versions and of re-marks', async () => {
    expect((await run(['scheme', 'show', 'year8'])).stdout).toMatch(
      new RegExp(String.raw`\(current\)\s+\S+\s+${listed.replace(/[()]/g, '\\$&')}`),
    );
    const [run1] = await json(['remark', 'history']);
    expect(run1.startedBy).toBe(listed);
    expect((await run(['remark', 'history'])).stdout).toContain(listed);
  });
});

test.each([
  ['before the command', ['--as', 'nobody', 'stats', 'export']],
  ['behind it', ['stats', 'export', '--as', 'nobody']],
])('an account that there is not is refused, and nothing is done (%s)', async (_where, args) => {
  const before = await latest('export-statistics');
  expect(await run(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining("no user 'nobody'") });
  expect(await latest('export-statistics')).toBe(before);
});
