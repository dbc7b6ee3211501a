import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { needed } from '../../../scripts/lib/needed.ts';

// What is run is the build, which must be that of the sources beside it.
await needed('cli');

/** The committed launcher of the built program. */
export const launcher = fileURLToPath(new URL('../../bin/markwell.js', import.meta.url));

/** What a run left behind. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built `markwell` as a shell would, without a terminal, and waits until it ends. */
export async function runMarkwell(
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
  cwd = process.cwd(),
): Promise<Run> {
  const child = spawn(process.execPath, [launcher, ...args], { env: { ...process.env, ...env }, cwd });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  child.stdin.on('error', () => {}); // The program may end before it has read everything.
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}

/** A command that asks something. */
export interface AskingRun {
  /** Resolves when this is on the screen. */
  untilAsked(question: string): Promise<void>;
  /** Types an answer and Enter, and waits until the command ends. */
  answer(typed: string): Promise<Run>;
}

/** Makes a process take its pipes for a terminal. */
const atTerminal = `data:text/javascript,${encodeURIComponent('process.stdin.isTTY = process.stderr.isTTY = true;')}`;

/** Starts the built `markwell` as somebody at a terminal does, where it asks before what cannot be taken back. */
export function runAtTerminal(args: readonly string[], env: NodeJS.ProcessEnv): AskingRun {
  const child = spawn(process.execPath, ['--import', atTerminal, launcher, ...args], {
    env: { ...process.env, ...env },
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk) => {
      output[name] += chunk;
    });
  }
  const ended = once(child, 'close');
  return {
    untilAsked: async (question) => {
      while (!output.stderr.includes(question)) {
        const isOver = await Promise.race([once(child.stderr, 'data').then(() => false), ended.then(() => true)]);
        if (isOver) throw new Error(`It ended without asking: ${output.stderr}`);
      }
    },
    answer: async (typed) => {
      child.stdin.write(`${typed}\n`);
      const [code] = await ended;
      return { code, ...output };
    },
  };
}

const host = fileURLToPath(new URL('../../../scripts/lib/command-host.mjs', import.meta.url));
let running: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command of the built `markwell` as `runMarkwell` does, but in a process that has run others before: see
 * `scripts/lib/command-host.mjs`. One at a time.
 */
export function runCommand(
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
  cwd = process.cwd(),
): Promise<Run> {
  const run = last.then(() => inHost({ args, input, env, cwd }));
  last = run.catch(() => {});
  return run;
}

function inHost(command: object): Promise<Run> {
  running ??= fork(host, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const child = running;
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => {
      running = undefined;
      reject(new Error(`A command ended the process that it ran in (${code}).`));
    };
    child.once('exit', end);
    child.once('message', (run: Run) => {
      child.off('exit', end);
      resolve(run);
    });
    child.send(command);
  });
}

/** The lines of JSON in some output. */
export function jsonLines(output: string): unknown[] {
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
