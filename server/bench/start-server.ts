import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** A program that answers on a port of this machine. */
export interface BenchServer {
  readonly name: string;
  readonly port: number;
  readonly process: ChildProcess & { readonly pid: number };
}

/** What Markwell is told beside its port and its database. */
const markwellEnv = { REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'info' };

/** Starts Markwell as it is built, and resolves when it answers. Throws when it ends instead. */
export function startMarkwell(name: string, port: number, database: string): Promise<BenchServer> {
  const env = { ...markwellEnv, DATABASE_URL: database, MARKWELL_ADMIN_PASSWORD: randomUUID() };
  return startServer(name, port, ['../dist/main.js'], env);
}

/** Starts a script of this folder, likewise. */
export async function startServer(
  name: string,
  port: number,
  [script = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} did not start`);
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    const up = await fetch(`http://127.0.0.1:${port}/api/health-check`).catch(() => undefined);
    if (up?.ok) return { name, port, process: Object.assign(child, { pid }) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${name} did not answer`);
}
