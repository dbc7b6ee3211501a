import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import {
  createServices,
  createStudent,
  loadBuiltInContent,
  openDatabase,
  submitAttempt,
} from '@markwell/server/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonLines, launcher, runCommand, runMarkwell } from '../testing/run-markwell.ts';

let folder = '';
let references: string[] = [];
const file = (name: string) => join(folder, name);
const environment = () => ({ DATABASE_URL: `sqlite:${file('markwell.db')}` });
const run = (args: readonly string[], input = '') => runCommand(args, input, environment());
const json = async (args: readonly string[]) => JSON.parse((await run([...args, '--json'])).stdout);

/** A class of three, as their pages hand in. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-remark-'));
  await runMarkwell(['users', 'add', 'head', '--name', 'The Head', '--role', 'admin'], '', environment());
  const database = await openDatabase({ engine: 'sqlite', file: file('markwell.db') });
  const services = createServices(database);
  await loadBuiltInContent(services);
  for (const [name, q1b] of [
    ['Ann Gains', 'it springs back'],
    ['Bob Loses', 'it bounces back'],
    ['Cat Same', 'it does not reflect'],
  ] as const) {
    const { id: studentId } = await createStudent(services, { name, studentClass: '8a/Sc1', teacher: 'T' });
    const answers = { q1b: { questionId: 'q1b', value: q1b } };
    const { reference } = await submitAttempt(services, { studentId, assignmentId: 3, answers }, null);
    references = [...references, reference];
  }
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('markwell scheme', () => {
  test('shows a version as a table, and as a file to edit', async () => {
    const { stdout } = await run(['scheme', 'show', 'year8']);
    expect(stdout).toMatch(/q1b\s+1\s+one thing in words\s+reflects/);
    expect(stdout).toMatch(/1 \(current\)\s+\d{4}-\d\d-\d\d\s+Markwell\s+3\s+0\s+Came with Markwell/);
    const shown = await run(['scheme', 'show', 'year8', '--version', '1', '--json']);
    writeFileSync(file('year8.json'), shown.stdout);
    expect(JSON.parse(shown.stdout)).toMatchObject({ slug: 'year8', schemaVersion: 1 });
    const out = ['scheme', 'show', 'year8', '--out', file('written.json')];
    expect((await run(out)).code).toBe(0);
    expect(readFileSync(file('written.json'), 'utf8')).toBe(shown.stdout);
    expect((await run(out)).code).toBe(1);
    const noNumber = await run(['scheme', 'show', 'year8', '--version', 'two']);
    expect([noNumber.code, noNumber.stderr]).toEqual([
      2,
      "Error: --version takes the number of a version, such as 2; 'two' is none.\n",
    ]);
  });

  test('checks a file, and names what is wrong with line and path', async () => {
    expect((await run(['scheme', 'check', file('year8.json')])).code).toBe(0);
    const one = JSON.parse(readFileSync(file('year8.json'), 'utf8'));
    one.questions.splice(1);
    expect((await run(['scheme', 'check', '-'], JSON.stringify(one))).stderr).toMatch(
      /: 1 question, 1 mark, 0 examples\. It can be published\.\n$/,
    );
    const wrong = readFileSync(file('year8.json'), 'utf8').replace('"allow"', '"alow"');
    const { code, stdout, stderr } = await run(['scheme', 'check', '-'], wrong);
    expect(stdout).toMatch(
      /^-:\d+: error: questions\.\d\.rule\.alow: There is no field 'alow' here\. Did you mean 'allow'\?\n$/,
    );
    expect(stderr).toMatch(/cannot be published/);
    expect(code).toBe(1);
  });

  test('tests a scheme with marked answers, and fails where they disagree', async () => {
    writeFileSync(file('marked.csv'), 'questionId,answer,marks\nq1b,it springs back,1\nq1b,it bounces back,0\n');
    const before = await run(['scheme', 'test', 'year8', '--marked', file('marked.csv')]);
    expect(before.stdout).toMatch(/q1b false refusal: “it springs back” deserves 1, gets 0 of 1/);
    expect(before.stdout).toMatch(/q1b false accept: “it bounces back” deserves 0, gets 1 of 1/);
    expect(before.stdout).toMatch(/all\s+2\s+0\s+1\s+1\s+0\.0%\s+-1\.00/);
    expect(before.code).toBe(1);
    const scheme = JSON.parse(readFileSync(file('year8.json'), 'utf8'));
    const { rule } = scheme.questions.find(({ id }: { id: string }) => id === 'q1b');
    Object.assign(rule, { allow: ['springs back'], others: ['bounces back'] });
    writeFileSync(file('year8.json'), JSON.stringify(scheme, null, 2));
    const args = ['scheme', 'test', 'year8', '--file', file('year8.json'), '--marked', file('marked.csv')];
    expect((await run(args)).code).toBe(0);
  });

  test('carries the name of who published it: an account, or whoever is at the terminal', async () => {
    const args = ['scheme', 'publish', 'year9', '--note', 'why not', '--file', file('year9.json')];
    const before = JSON.parse((await run(['scheme', 'show', 'year9', '--json'])).stdout);
    for (const [one, as] of [
      ['one', []],
      ['two', ['--as', 'HEAD']],
    ] as const) {
      before.questions[0].rule.allow = [...(before.questions[0].rule.allow ?? []), `${one} more`];
      writeFileSync(file('year9.json'), JSON.stringify(before));
      expect((await run([...args, ...as])).code).toBe(0);
    }
    const { stdout } = await run(['scheme', 'show', 'year9']);
    expect(stdout).toMatch(/3 \(current\)\s+\S+\s+The Head/);
    expect(stdout).toContain(`${userInfo().username} (at a terminal)`);
    const nobody = await run([...args, '--as', 'nobody']);
    expect([nobody.code, nobody.stderr]).toEqual([2, expect.stringContaining("--as: there is no user 'nobody'")]);
  });

  test('publishes a version, says in a dry run what it would do, and compares versions', async () => {
    const args = ['scheme', 'publish', 'year8', '--file', file('year8.json'), '--note', 'what the board says'];
    const dry = await run([...args, '--dry-run']);
    expect(dry.stderr).toMatch(/^Would publish version 2/);
    expect(dry.stdout).toMatch(/Question 4 now also allows ‘springs back’\./);
    const done = await run([...args, '--examples', file('marked.csv')]);
    expect(done.stderr).toMatch(/^Published version 2/);
    const noNumber = await run(['scheme', 'diff', 'year8', '1', 'two']);
    expect([noNumber.code, noNumber.stderr]).toEqual([
      2,
      expect.stringContaining('after takes the number of a version'),
    ]);
    expect((await run(['scheme', 'diff', 'year8', '1', '2'])).stdout).toMatch(
      /Question 4 now also allows ‘springs back’\./,
    );
    const again = await run(args);
    expect(again.stderr).toMatch(/nothing to publish/);
    expect(again.code).toBe(1);
    const noReason = await run(['scheme', 'publish', 'year8', '--file', file('year8.json'), '--note', ' ']);
    expect(noReason.code).toBe(2);
  });
});

describe('markwell remark', () => {
  test('lists who gains and who would lose, with reasons; as text, JSON and CSV', async () => {
    const { code, stdout, stderr } = await run(['remark', 'year8']);
    expect(stderr).toMatch(/^This was a dry run/);
    expect(code).toBe(0);
    expect(stdout).toMatch(/8a\/Sc1 {2}Ann Gains {2}gains {2}0\/7 → 1\/7/);
    expect(stdout).toMatch(
      /q1b {2}“it springs back”\n\s+before {2}0 of 1: it has nothing that the scheme accepts\n\s+now {5}1 of 1: ‘springs back’/,
    );
    expect(stdout).toMatch(/Bob Loses {2}would lose, keeps/);
    expect(stdout).toMatch(/3 attempts: 1 gain, 0 lose, 1 would lose and keep what they have, 1 stay the same/);
    const listed = await json(['remark', '2', '--class', '8a/sc1']);
    expect(listed).toMatchObject({ schemeVersion: 2, classCode: '8a/Sc1', summary: { gain: 1, kept: 1 } });
    expect(listed.changes).toHaveLength(2);
    const csv = (await run(['remark', 'year8', '--csv', '--dry-run'])).stdout;
    // Reading it as text drops the byte order mark at its beginning; there is no other.
    expect(csv).not.toContain('\uFEFF');
    expect(csv).toMatch(/\r\n"8a\/Sc1","Ann Gains","[^"]+","[^"]+","gain",0,1,7,7,.*"q1b","it springs back",0,1,/);
  });

  test('asks before it applies, and without a terminal names the flag that is missing', async () => {
    const { code, stderr } = await run(['remark', 'year8', '--apply']);
    expect(stderr).toMatch(/add --yes/);
    expect(code).toBe(2);
    expect(await json(['remark', 'history'])).toEqual([]);
  });

  test('applies, shows the run, and takes it back', async () => {
    const done = await runMarkwell(['remark', 'year8', '--apply', '--yes', '--json'], '', environment());
    const { run: applied, summary } = JSON.parse(done.stdout);
    expect(summary).toMatchObject({ gain: 1, kept: 1 });
    expect(done.stderr).toContain(`markwell remark undo ${applied.id}`);
    expect((await run(['remark', 'history', 'year8'])).stdout).toMatch(/all\s+2\s+\+1 -0\s+stands/);
    expect((await run(['remark', 'year8', '--apply', '--yes'])).stderr).toMatch(/^Nothing changed/);
    expect((await run(['remark', 'undo', String(applied.id), '--dry-run'])).stderr).toMatch(/^Would undo/);
    expect((await run(['remark', 'undo', String(applied.id)])).code).toBe(2);
    expect((await run(['remark', 'undo', String(applied.id), '--yes'])).stderr).toMatch(/^Undid/);
    expect((await run(['remark', 'undo', String(applied.id), '--yes'])).code).toBe(1);
    expect((await run(['remark', 'year8'])).stdout).toMatch(/1 gain/);
  });

  test('is applied although nobody reads the list to its end', async () => {
    const command = `"${process.execPath}" "${launcher}" remark year8 --apply --yes --csv | head -c 1`;
    const { stderr } = spawnSync('sh', ['-c', command], {
      env: { ...process.env, ...environment() },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Applied as re-mark \d+\./);
    const [{ id }] = await json(['remark', 'history']);
    await run(['remark', 'undo', String(id), '--yes']);
  });

  test('names the policy of a run that did not go by the usual one, and what stands in the way of undoing it', async () => {
    const apply = async (...args: string[]) =>
      JSON.parse((await run(['remark', 'year8', '--apply', '--yes', '--allow-lower', '--json', ...args])).stdout).run
        .id;
    const [one, other] = [await apply('--policy', 'published'), await apply()];
    expect((await run(['remark', 'history'])).stdout).toMatch(/all\s+2, published\s/);
    const refused = `Error: Re-mark ${other} has since marked some of the attempts of re-mark ${one} again. Undo ${other} first.\n`;
    for (const flags of [['--dry-run'], ['--yes'], []]) {
      expect(await run(['remark', 'undo', String(one), ...flags])).toMatchObject({ code: 1, stderr: refused });
    }
    const dry = await run(['remark', 'undo', String(other), '--dry-run']);
    expect(dry.stderr).toMatch(/^Would undo re-mark \d+ .*, which did this:\n3 attempts: /);
    for (const id of [other, one]) expect((await run(['remark', 'undo', String(id), '--yes'])).code).toBe(0);
  });

  test.each<[label: string, args: string[], code: number, message: RegExp]>([
    ['an unknown class', ['year8', '--class', 'zz'], 1, /no class 'zz'\. markwell classes list names them all\./],
    ['no homework', [], 2, /Name a homework/],
    ['an unknown homework', ['year99'], 1, /no homework 'year99'/],
    ['a version that is no number', ['year8', '--version', 'two'], 2, /--version takes the number/],
    ['an unknown version', ['year8', '--version', '9'], 1, /no mark scheme version 9/],
    ['both to list and to apply', ['year8', '--apply', '--dry-run'], 2, /cannot be used/],
    ['two formats', ['year8', '--json', '--csv'], 2, /cannot be used/],
    ['an unknown run', ['undo', '99', '--yes'], 1, /no re-mark 99/],
  ])('refuses %s', async (_label, args, code, message) => {
    const done = await run(['remark', ...args]);
    expect(done.stderr).toMatch(message);
    expect(done.stdout).toBe('');
    expect(done.code).toBe(code);
  });
});

describe('markwell replay', () => {
  test('marks stored attempts as they were marked, and fails where another version marks them otherwise', async () => {
    const same = await run(['replay', '--homework', 'year8']);
    expect(same).toMatchObject({
      code: 0,
      stdout: '',
      stderr: '3 attempts replayed, 0 marked otherwise than they were.\n',
    });
    const other = await run(['replay', '--homework', 'year8', '--version', '2']);
    expect(other.stdout).toContain('q1b: was 0, now 1');
    expect(other.code).toBe(1);
    expect((await run(['replay', references[0]!, '--policy', 'published', '--json'])).code).toBe(0);
  });

  test('shows how an answer was read, matched and marked', async () => {
    const { stdout } = await run(['replay', references[2]!, '--steps']);
    expect(stdout).toMatch(/q1b {2}phrases {2}“it does not reflect”\n {6}read as {2}\*it\* does not -reflect-\n/);
    expect(stdout).toMatch(
      /found {4}reflect for ‘reflects’ \(right; form, denied\)\n {6}marked {3}0 of 1: it denies what is right/,
    );
    const found = stdout.split('\n').filter((line) => line.startsWith('      found'));
    expect(found).toHaveLength(new Set(found).size);
    const [line] = jsonLines((await run(['replay', references[2]!, '--steps', '--json'])).stdout);
    expect(line).toMatchObject({ attempt: references[2], differences: [], steps: expect.any(Array) });
  });

  test('replays recorded attempts without a database', async () => {
    const recorded = {
      homework: 'year8',
      policy: 'guarded',
      answers: { q1b: 'it reflects' },
      marks: { q1ai: 0, q1aii: 0, q1aiii: 0, q1b: 1, q1ci: 0, q1cii: 0, q1ciii: 0 },
      totalMarks: 1,
      maxMarks: 7,
      grade: 'Needs Improvement',
    };
    const lines = [recorded, { ...recorded, totalMarks: 2 }].map((one) => JSON.stringify(one)).join('\n');
    const done = await runCommand(['replay', '--file', '-'], lines, { DATABASE_URL: 'sqlite:/nowhere/at/all.db' });
    expect(done.stdout).toMatch(/^-:2 {2}year8 {2}1\/7 {2}Needs Improvement\n {2}total: was 2\/7, now 1\/7\n$/);
    expect(done.code).toBe(1);
  });

  test.each<[label: string, args: string[], code: number, message: RegExp, input?: string]>([
    ['nothing', [], 2, /Name attempts/],
    ['two sources', ['x', '--homework', 'year8'], 2, /Name attempts, or one of/],
    ['a class beside attempts', ['x', '--class', '8a/Sc1'], 2, /--class goes with --homework/],
    ['a scheme file for stored attempts', ['x', '--scheme', 'y.json'], 2, /--scheme goes with --file/],
    ['a version for recorded attempts', ['--file', '-', '--version', '1'], 2, /--version goes with stored/],
    ['an unknown attempt', ['AAAA-BBBB-CCCC'], 1, /no attempt/],
    ['a file that is no JSON', ['--file', '-'], 1, /-:1 is not JSON/, 'x\n'],
    [
      'a line of something else',
      ['--file', '-'],
      1,
      /-:1 is no recorded attempt: homework: is missing: send string; policy/,
      '{}\n',
    ],
    ['a file that came out empty', ['--file', '-'], 1, /- holds no recorded attempt/, '\n'],
  ])('refuses %s', async (_label, args, code, message, input) => {
    const done = await run(['replay', ...args], input);
    expect(done.stderr).toMatch(message);
    expect(done.code).toBe(code);
  });
});

describe('markwell scheme judge', () => {
  const judged = 'questionId,answer,marks\nq1b,it springs back,1\n';
  const undoLast = async () => {
    const [latest] = await json(['remark', 'history']);
    return run(['remark', 'undo', String(latest.id), '--yes']);
  };

  test('tells who would gain, judges, and is undone with its re-mark', async () => {
    const told = await run(['scheme', 'judge', 'year8', '--file', '-', '--dry-run'], judged);
    expect([told.code, told.stdout]).toEqual([0, expect.stringMatching(/Ann Gains.*gains/)]);
    expect(told.stderr).toContain('stores nothing');
    const done = await run(['scheme', 'judge', 'year8', '--file', '-', '--yes', '--as', 'head'], judged);
    expect([done.code, done.stderr]).toEqual([0, expect.stringMatching(/Stored 1 judgement as version \d+/)]);
    const again = await run(['scheme', 'judge', 'year8', '--file', '-', '--yes', '--json'], judged);
    expect(JSON.parse(again.stdout)).toMatchObject({ stored: false, run: null });
    expect((await undoLast()).code).toBe(0);
    expect(
      JSON.parse((await run(['scheme', 'judge', 'year8', '--file', '-', '--dry-run', '--json'], judged)).stdout),
    ).toMatchObject({
      summary: { gain: 1 },
    });
  });

  test('says which line has no marks, and that it will not ask without a terminal', async () => {
    const broken = await run(['scheme', 'judge', 'year8', '--file', '-', '--yes'], 'questionId,answer,marks\nq1b,x,\n');
    expect([broken.code, broken.stderr]).toEqual([1, expect.stringContaining('line 2')]);
    expect((await run(['scheme', 'judge', 'year8', '--file', '-'], judged)).code).toBe(2);
  });
});
