import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type MarkScheme, year8 } from '@markwell/marking-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonLines, launcher, runCommand, runMarkwell } from './testing/run-markwell.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const jsonl = (...answers: unknown[]) => answers.map((answer) => `${JSON.stringify(answer)}\n`).join('');
const year8Json = ['mark', '--homework', 'year8', '--answers', '-', '--json'];

describe('markwell mark', () => {
  test('prints one line for each answer, in order, with exactly the fields promised', async () => {
    const input = jsonl(
      { questionId: 'q1b', value: 'reflects' },
      { questionId: 'q1ai', value: '7 waves' },
      { questionId: 'q1ai', value: '3 waves' },
      { questionId: 'q1aiii', value: '' },
    );
    const { code, stdout, stderr } = await runMarkwell(year8Json, input);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const lines = jsonLines(stdout);
    expect(lines).toMatchObject([
      { questionId: 'q1b', marksAwarded: 1, maxMarks: 1, isCorrect: true },
      { questionId: 'q1ai', marksAwarded: 0, maxMarks: 1, isCorrect: false },
      { questionId: 'q1ai', marksAwarded: 1, maxMarks: 1, isCorrect: true },
      { questionId: 'q1aiii', marksAwarded: 0, isCorrect: false, feedback: 'No answer provided' },
    ]);
    const fields = ['confidence', 'evidence', 'feedback', 'isCorrect', 'marksAwarded', 'maxMarks', 'questionId'];
    for (const line of lines) expect(Object.keys(line as object).sort()).toEqual(fields);
  });

  test('keeps the place of a line it cannot read, names it on stderr, marks the rest and exits with 1', async () => {
    const input = `${jsonl({ questionId: 'q1b', value: 'reflects' })}oops\n${jsonl({ questionId: 'q1ai', value: '3 waves' })}`;
    const { code, stdout, stderr } = await runCommand(year8Json, input);
    expect(jsonLines(stdout)).toMatchObject([
      { questionId: 'q1b', marksAwarded: 1 },
      { line: 2, error: 'not JSON' },
      { questionId: 'q1ai', marksAwarded: 1 },
    ]);
    expect(stderr).toContain('line 2: not JSON');
    expect(code).toBe(1);
  });

  test('marks the childcare assessment too', async () => {
    const answers = jsonl({ questionId: 'q3b', value: 'regression' }, { questionId: 'q1b1', value: 'Cognitive' });
    const { code, stdout } = await runCommand(['mark', '--homework', 'childcare', '--answers', '-', '--json'], answers);
    expect(jsonLines(stdout)).toMatchObject([
      { questionId: 'q3b', marksAwarded: 1 },
      { questionId: 'q1b1', marksAwarded: 0, maxMarks: 1 },
    ]);
    expect(code).toBe(0);
  });

  test('leaves a question that the scheme lacks to the engine', async () => {
    const { code, stdout } = await runCommand(year8Json, jsonl({ questionId: 'q99', value: 'x' }));
    expect(jsonLines(stdout)).toMatchObject([
      { questionId: 'q99', marksAwarded: 0, feedback: 'Question not found in marking scheme.' },
    ]);
    expect(code).toBe(0);
  });

  test('marks a choice by its option or its letter in value alone, and a combined question by its reason', async () => {
    const input = jsonl(
      { questionId: 'q1a1', value: 'E' },
      { questionId: 'q1a1', value: 'A' },
      { questionId: 'q2c1', value: '', choice: 'yes', reason: 'they used the same mass of crisp' },
      { questionId: 'q2c1', value: 'Yes, they used the same mass of crisp' },
      { questionId: 'q2c1', value: '', choice: 'yes' },
    );
    const { stdout } = await runCommand(['mark', '--homework', '149', '--answers', '-', '--json'], input);
    expect(jsonLines(stdout)).toMatchObject([
      { marksAwarded: 1 },
      { marksAwarded: 0 },
      { marksAwarded: 1 },
      { marksAwarded: 1 },
      { marksAwarded: 0, feedback: 'Both choice and reason required' },
    ]);
  });

  test('reads CSV from a file, with quotes, CRLF and a byte order mark', async () => {
    const file = join(folder, 'answers.csv');
    writeFileSync(file, '\uFEFFquestionId,value\r\nq1b,"It reflects, that is all"\r\nq1ai,"""3 waves"""\r\n');
    const { code, stdout } = await runCommand(['mark', '--homework', 'year8', '--answers', file, '--json']);
    expect(jsonLines(stdout)).toMatchObject([
      { questionId: 'q1b', marksAwarded: 1 },
      { questionId: 'q1ai', marksAwarded: 1 },
    ]);
    expect(code).toBe(0);
  });

  test('reads the letters of a CSV file that Excel saved on Windows: what is denied does not score', async () => {
    const file = join(folder, 'excel.csv');
    writeFileSync(file, Buffer.from('questionId,value\r\nq1b,it didn\x92t reflect\r\nq1b,it reflects\r\n', 'latin1'));
    const { stdout } = await runCommand(['mark', '--homework', 'year8', '--answers', file, '--json']);
    expect(jsonLines(stdout)).toMatchObject([{ marksAwarded: 0 }, { marksAwarded: 1 }]);
  });

  test('prints nothing when the answers cannot be read', async () => {
    const done = await runCommand(['mark', '--homework', 'year8', '--answers', folder]);
    expect(done).toEqual({ code: 1, stdout: '', stderr: `Error: ${folder} cannot be read: it is a folder.\n` });
  });

  test('marks by the published arithmetic when asked', async () => {
    const input = jsonl({ questionId: 'q1b', value: 'refracts' });
    const guarded = await runCommand(year8Json, input);
    const published = await runCommand([...year8Json, '--policy', 'published'], input);
    expect(jsonLines(guarded.stdout)).toMatchObject([{ marksAwarded: 0 }]);
    expect(jsonLines(published.stdout)).toMatchObject([{ marksAwarded: 1 }]);
  });

  test('marks by a scheme in a file as by the built-in one', async () => {
    const file = join(folder, 'scheme.json');
    writeFileSync(file, JSON.stringify(year8.scheme));
    const input = jsonl({ questionId: 'q1b', value: 'it bounces back' }, { questionId: 'q1aii', value: '1 hertz' });
    const byFile = await runCommand(['mark', '--scheme', file, '--answers', '-', '--json'], input);
    expect(byFile).toEqual(await runCommand(year8Json, input));
    expect(byFile.code).toBe(0);
    writeFileSync(file, `\uFEFF${JSON.stringify(year8.scheme)}`, 'utf16le');
    expect(await runCommand(['mark', '--scheme', file, '--answers', '-', '--json'], input)).toEqual(byFile);
  });

  test('says what is wrong with a scheme in a file', async () => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, JSON.stringify({ ...year8.scheme, slug: 8, questions: 'none' }));
    const { code, stderr } = await runCommand(['mark', '--scheme', file, '--answers', '-']);
    expect([code, stderr]).toEqual([
      1,
      `Error: ${file} is not a mark scheme: slug: send string, not number; questions: send array, not string.\n`,
    ]);
  });

  test.each([
    ['that was written by hand', undefined],
    ['that was edited since it was shown', 'reflects'],
  ])('tells real words from misspellings in a scheme %s', async (_label, near) => {
    const file = join(folder, 'unprepared.json');
    const questions = [{ id: 'q1', type: 'text', maxMarks: 1, rule: { kind: 'phrases', accept: ['decreases'] } }];
    const { near: _near, ...base } = year8.scheme satisfies MarkScheme;
    writeFileSync(file, JSON.stringify({ ...base, questions, ...(near !== undefined && { near }) }));
    const input = jsonl({ questionId: 'q1', value: 'increases' }, { questionId: 'q1', value: 'decreeses' });
    const { code, stdout } = await runCommand(['mark', '--scheme', file, '--answers', '-', '--json'], input);
    expect(jsonLines(stdout)).toMatchObject([{ marksAwarded: 0 }, { marksAwarded: 1 }]);
    expect(code).toBe(0);
  });

  test('says how many answers are for a teacher, and calls them neither right nor wrong', async () => {
    const file = join(folder, 'drawing.json');
    const rule = { kind: 'value', of: 'drawing', accept: ['see diagram'] };
    const questions = [{ id: 'q1', type: 'text', maxMarks: 1, rule }];
    writeFileSync(file, JSON.stringify({ ...year8.scheme, questions }));
    const input = jsonl({ questionId: 'q1', value: 'on paper' });
    const { stdout } = await runCommand(['mark', '--scheme', file, '--answers', '-'], input);
    expect(stdout).toMatch(/q1 +-\/1 +on paper/);
    expect(stdout).toContain('1 answer, 0 of 1 marks; 1 not marked, for a teacher');
    const lines = jsonLines((await runCommand(['mark', '--scheme', file, '--answers', '-', '--json'], input)).stdout);
    expect(lines).toMatchObject([{ isCorrect: false, marksAwarded: 0, state: 'needs-teacher', confidence: 0 }]);
  });

  test('prints a table for people, without colours where there is no terminal', async () => {
    const input = `${jsonl({ questionId: 'q1b', value: 'reflects' })}oops\n`;
    const { code, stdout } = await runMarkwell(year8Json.slice(0, -1), input);
    const rows = stdout.split('\n');
    expect(rows[0]).toMatch(/^Question +Marks +Answer +Feedback$/);
    expect(rows[1]).toMatch(/^q1b +1\/1 +reflects +\S/);
    expect(rows[2]).toMatch(/^line 2 +- +Not marked: not JSON$/);
    expect(stdout).toContain('1 answer, 1 of 1 marks');
    expect(code).toBe(1);
  });

  test.each([
    ['colours when they are forced', { FORCE_COLOR: '1' }, true],
    ['no colours with NO_COLOR, even then', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('%s', async (_label, env, coloured) => {
    const { stdout } = await runMarkwell(year8Json.slice(0, -1), jsonl({ questionId: 'q1b', value: 'reflects' }), env);
    expect(stdout.includes('\u001B[')).toBe(coloured);
  });

  test('ends in silence when whoever reads its output stops reading', async () => {
    const child = spawn(process.execPath, [launcher, ...year8Json]);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.stdin.on('error', () => {});
    child.stdin.write(jsonl(...Array.from({ length: 20_000 }, () => ({ questionId: 'q1b', value: 'reflects' }))));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end();
    const [code] = await once(child, 'close');
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('says that there is no room for its output', async ({ skip }) => {
    skip(!existsSync('/dev/full'), 'this system has no /dev/full');
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [launcher, 'completion', 'bash'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect([status, stderr]).toEqual([1, 'Error: The output cannot be written: there is no room.\n']);
  });

  test('ends with 130 when it is interrupted', async () => {
    const child = spawn(process.execPath, [launcher, ...year8Json]);
    child.stdin.write(jsonl({ questionId: 'q1b', value: 'reflects' }));
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
  });

  test('marks 100,000 answers in constant memory', async () => {
    const file = join(folder, 'many.jsonl');
    const answer = jsonl({ questionId: 'q1b', value: `it reflects ${'and so on '.repeat(50)}` });
    writeFileSync(file, answer.repeat(100_000));
    const child = spawn(process.execPath, [
      '--max-old-space-size=40',
      launcher,
      'mark',
      '--homework',
      'year8',
      '--answers',
      file,
      '--json',
    ]);
    let lines = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 10) lines += 1;
    });
    const [code] = await once(child, 'close');
    expect({ code, lines }).toEqual({ code: 0, lines: 100_000 });
  });

  test.each([
    ['no homework', ['mark', '--answers', '-'], 2, /--homework SLUG, or --scheme FILE/],
    [
      'both a homework and a scheme',
      ['mark', '--homework', 'year8', '--scheme', 'x', '--answers', '-'],
      2,
      /cannot be used with/,
    ],
    ['no answers', ['mark', '--homework', 'year8'], 2, /--answers/],
    ['an unknown homework', ['mark', '--homework', 'year12', '--answers', '-'], 2, /There are: year7, year8/],
    ['an unknown policy', [...year8Json, '--policy', 'kind'], 2, /guarded, published/],
    ['an unknown option', [...year8Json, '--loud'], 2, /unknown option '--loud'/],
    ['an argument too many', [...year8Json, 'x'], 2, /too many arguments/],
    [
      'answers that are not there',
      ['mark', '--homework', 'year8', '--answers', '/nowhere.csv'],
      1,
      /nowhere\.csv cannot be read/,
    ],
    [
      'a scheme that is not there',
      ['mark', '--scheme', '/nowhere.json', '--answers', '-'],
      1,
      /nowhere\.json cannot be read/,
    ],
    [
      'an unknown scheme',
      ['mark', '--scheme', join(import.meta.dirname, '../package.json'), '--answers', '-'],
      1,
      /is not a mark scheme: schemaVersion/,
    ],
    ['a scheme that is not JSON', ['mark', '--scheme', launcher, '--answers', '-'], 1, /is not JSON/],
  ])('refuses %s', async (_label, args, exitCode, message) => {
    const { code, stdout, stderr } = await runCommand(args);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(code).toBe(exitCode);
  });
});

describe('markwell', () => {
  test.each([
    ['its version', ['--version'], /^\d+\.\d+\.\d+\n$/],
    ['its help', ['--help'], /Examples:\n +\$ markwell mark/],
    ['the help of a command', ['mark', '--help'], /Examples:\n +\$ markwell mark/],
    ['the help of a command, asked the other way', ['help', 'serve'], /--demo/],
  ])('prints %s on stdout', async (_label, args, expected) => {
    const { code, stdout, stderr } = await runCommand(args);
    expect(stdout).toMatch(expected);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test.each([
    ['no command without a terminal', []],
    ['a command that is no class', ['frobnicate']],
  ])('calls %s wrong usage, on stderr', async (_label, args) => {
    const { code, stdout, stderr } = await runCommand(args);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/markwell|--help/);
    expect(code).toBe(2);
  });

  test('keeps what Node has compiled of it beside it, where Node can', async () => {
    await runMarkwell(['--version']);
    expect(existsSync(join(dirname(launcher), '../dist/.compiled'))).toBe('enableCompileCache' in module);
  });

  test('says how to build it when it is not built', async () => {
    mkdirSync(join(folder, 'bin'));
    const unbuilt = join(folder, 'bin/markwell.mjs');
    copyFileSync(launcher, unbuilt);
    const child = spawn(process.execPath, [unbuilt], { stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const [code] = await once(child, 'close');
    expect(stderr).toContain('npm ci && npm run build');
    expect(code).toBe(1);
  });
});
