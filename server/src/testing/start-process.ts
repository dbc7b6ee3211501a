import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { needed } from '../../../scripts/lib/needed.ts';

const anyPort = '0';
const main = join(await needed('server'), 'main.js');

/** A real server in a process of its own. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** What it has said so far, on standard output and on standard error. */
  readonly said: () => string;
  /** Where it is up; rejects when it ends first. */
  readonly url: Promise<string>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts the server as it is built, with no environment variables but these and what Node itself needs. */
export function startProcess(env: Record<string, string>, args: readonly string[] = []): ServerProcess {
  const child = spawn(process.execPath, [main, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: anyPort,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'nothing'));
  });
  const url = new Promise<string>((resolve, reject) => {
    const hear = (heard: Buffer) => {
      output += heard.toString();
      const address = /is ready at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((how) => reject(new Error(`The server ended (${how}) before it was up: ${output}`)));
  });
  url.catch(() => {});
  return { process: child, said: () => output, url, ended };
}
