import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createServices,
  createStudent,
  loadBuiltInContent,
  openDatabase,
  submitAttempt,
} from '@markwell/server/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonLines, runCommand } from './testing/run-markwell.ts';

const guide = readFileSync(new URL('../../docs/command-line.md', import.meta.url), 'utf8');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-readme-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first block of code under a heading of the guide, line by line. */
function blockAfter(words: string): string[] {
  const [, block = ''] = /```\n([\s\S]*?)\n```/u.exec(guide.slice(guide.indexOf(words))) ?? [];
  return block.split('\n');
}

/** Runs a line of the guide in the folder as a shell would, redirections included, without its comment. */
async function runLine(line: string, more: readonly string[] = []) {
  const [, typed = ''] = /^npx markwell (.*?)(?:\s+#.*)?$/u.exec(line) ?? [];
  const words = [...typed.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/gu)].map(
    ([, one, two, bare]) => one ?? two ?? bare ?? '',
  );
  const place = (sign: string) => (words.includes(sign) ? words[words.indexOf(sign) + 1] : undefined);
  const args = words.filter((word, at) => !/^[<>]$/u.test(word) && !/^[<>]$/u.test(words[at - 1] ?? ''));
  const source = place('<');
  const input = source === undefined ? '' : readFileSync(join(folder, source), 'utf8');
  const env = { DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}` };
  const run = await runCommand([...args, ...more], input, env, folder);
  const target = place('>');
  if (target !== undefined) writeFileSync(join(folder, target), run.stdout);
  return run;
}

describe('the guide’s corrected mark scheme', () => {
  const lines = blockAfter('## Correcting a mark scheme');
  const line = (command: string) => lines.find((one) => one.startsWith(`npx markwell ${command}`)) ?? '';
  const [, phrase = ''] = /edit it: "([^"]+)" is right too/u.exec(line('scheme show')) ?? [];
  const answers = (marks: number) => `questionId,answer,marks\nq1b,it ${phrase},${marks}\n`;

  beforeAll(async () => {
    const database = await openDatabase({ engine: 'sqlite', file: join(folder, 'markwell.db') });
    const services = createServices(database);
    await loadBuiltInContent(services);
    for (const [name, value] of [
      ['Ann Abara', `it ${phrase}`],
      ['Bob Bell', 'it refracts'],
    ] as const) {
      const { id: studentId } = await createStudent(services, { name, studentClass: '8a/Sc1', teacher: 'T' });
      const answers = { q1b: { questionId: 'q1b', value } };
      await submitAttempt(services, { studentId, assignmentId: 3, answers }, null);
    }
    await database.close();
  });

  test('gives the mark to who was refused it, says who and why, and takes it back', async () => {
    expect((await runLine(line('scheme show'))).code).toBe(0);
    const scheme = JSON.parse(readFileSync(join(folder, 'year8.json'), 'utf8'));
    writeFileSync(join(folder, 'marked.csv'), answers(1));
    writeFileSync(join(folder, 'judged.csv'), answers(1));
    const before = await runLine(line('scheme test'));
    expect([before.code, before.stdout]).toEqual([1, expect.stringContaining(`q1b false refusal: “it ${phrase}”`)]);
    scheme.questions.find(({ id }: { id: string }) => id === 'q1b').rule.allow.push(phrase);
    writeFileSync(join(folder, 'year8.json'), JSON.stringify(scheme));
    expect((await runLine(line('scheme test'))).code).toBe(0);
    expect((await runLine(line('scheme judge'))).stdout).toMatch(/Ann Abara.*gains/);

    expect((await runLine(line('scheme publish'))).stderr).toMatch(/^Published version 2/m);
    const dry = await runLine(line('remark year8 --class'));
    expect(dry.stdout).toMatch(/8a\/Sc1 {2}Ann Abara {2}gains {2}0\/7 → 1\/7/);
    expect(dry.stdout).toMatch(new RegExp(`q1b  “it ${phrase}”\\n +before  .+\\n +now     .+`));
    expect(dry.stdout).toMatch(/2 attempts: 1 gain, 0 lose, 1 stay the same \(1 with changes that only staff see\)\./);
    const applied = await runLine(line('remark year8 --apply'), ['--yes']);
    const [, number = ''] = /markwell remark undo (\d+)/u.exec(applied.stderr) ?? [];
    expect((await runLine(line('remark year8 --class'))).stdout).toMatch(/2 attempts: 0 gain/);
    await runLine(line('remark undo').replace(/\d+$/u, number), ['--yes']);
    expect((await runLine(line('remark year8 --class'))).stdout).toMatch(/2 attempts: 1 gain/);
  });

  test('has no other command, which would go unchecked', () => {
    const looked = ['scheme show', 'scheme test', 'scheme judge', 'scheme publish'];
    const commands = [...looked, 'remark year8 --class', 'remark year8 --apply', 'remark undo'];
    expect(lines).toEqual(commands.map(line));
  });
});

test('the guide’s marking of a file prints what it says, in order', async () => {
  const [, csv = '', lines = ''] = blockAfter('## Marking answers').slice(0, -1);
  writeFileSync(join(folder, 'answers.csv'), 'questionId,value\nq1aii,1 Hz\nq1b,refracts\n');
  writeFileSync(
    join(folder, 'answers.jsonl'),
    '{"questionId":"q1aii","value":"1 Hz"}\n{"questionId":"q1b","value":"refracts"}\n',
  );
  expect((await runLine(csv)).stdout).toMatch(/q1aii\s.*1[\s\S]*q1b\s.*0/);
  const marked = jsonLines((await runLine(lines)).stdout);
  expect(marked).toMatchObject([
    { questionId: 'q1aii', marksAwarded: 1 },
    { questionId: 'q1b', marksAwarded: 0 },
  ]);
  const [, fields = ''] = /becomes one line, in order:\s+`\{([^}]+)\}`/u.exec(guide) ?? [];
  const named = fields.split(',').map((field) => JSON.parse(field));
  expect(Object.keys(marked[0] as object)).toEqual(expect.arrayContaining(named));
});
