import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

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

/** The lines of JSON in some output. */
export function jsonLines(output: string): unknown[] {
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
