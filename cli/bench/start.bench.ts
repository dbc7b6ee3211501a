/**
 * What it costs to start `markwell`: the processor time of commands from start to end, against that of `node -e 0`, below which nothing
 * can be. They take turns, so that whatever else the machine does falls on all alike, and the least of each counts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** `npm run bench -- --short`: whether only to see that it runs. */
const isShort = process.env.MARKWELL_BENCH_SHORT === '1';
const rounds = isShort ? 1 : 25;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'markwell-start-'));
const answers = join(folder, 'answers.csv');
const attempt = [
  ['q1ai', '3 waves'],
  ['q1aii', '1 hertz'],
  ['q1aiii', 'A'],
  ['q1b', 'they refelct'],
  ['q1ci', 'it gets smaller'],
  ['q1cii', 'kinetic energy'],
  ['q1ciii', 'renewable'],
];
writeFileSync(answers, ['questionId,value', ...attempt.map((row) => row.join(','))].join('\n'));

const markwell = here('../bin/markwell.js');
const programs = [
  { name: 'node -e 0', args: ['-e', '0'], note: 'below which nothing can be' },
  { name: 'markwell --help', args: [markwell, '--help'] },
  {
    name: 'markwell mark, Year 8',
    args: [markwell, 'mark', '--homework', 'year8', '--answers', answers],
    note: 'goal: less than 150 ms',
  },
  { name: 'markwell homework list', args: [markwell, 'homework', 'list'] },
].map((program) => ({ ...program, least: Number.POSITIVE_INFINITY }));

/** Runs a program once; gives the milliseconds that it computed. */
async function measure(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--require', here('report-processor-time.cjs'), ...args], {
    env: { ...process.env, DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}` },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const report = child.stdio[3];
  if (report === null || report === undefined || !('read' in report)) throw new Error('A pipe is missing.');
  const [reported, [code]] = await Promise.all([text(report), once(child, 'close')]);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`);
  return Number(reported);
}

try {
  // Its first account makes the database, which no command that only looks does.
  await measure([markwell, 'users', 'add', 'bench', '--name', 'Bench', '--role', 'admin']);
  // The first round, not counted, makes whatever Node keeps of what it has compiled.
  for (const { args } of programs) await measure(args);
  for (let round = 0; round < rounds; round++)
    for (const program of programs) program.least = Math.min(program.least, await measure(program.args));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const floor = programs[0]?.least ?? Number.NaN;
for (const { name, least, note } of programs) {
  const time = `${name.padEnd(24)} ${Math.round(least).toString().padStart(4)} ms`;
  console.log(`${time}, ${(least / floor).toFixed(1)} x the floor${note === undefined ? '' : ` (${note})`}`);
}
