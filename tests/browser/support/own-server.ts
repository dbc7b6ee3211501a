import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../../../scripts/lib/free-port.mjs';

/** A Markwell server of a test's own, on its own database, to be stopped and started at will. */
export interface OwnServer {
  readonly url: string;
  readonly database: string;
  /** With these variables of the environment beside the usual. */
  start(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Asks it to finish what it is doing and stop. */
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it is doing. */
  kill(): Promise<void>;
}

/** Makes a server that is not started yet, with its database in `folder`. */
export async function createOwnServer(folder: string): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = join(folder, 'markwell.db');
  let running: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals) {
    const process = running;
    running = undefined;
    if (process === undefined || process.exitCode !== null) return;
    process.kill(signal);
    await once(process, 'exit');
  }

  return {
    url,
    database,
    async start(more = {}) {
      running = spawn(process.execPath, ['server/dist/main.js'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATABASE_URL: `sqlite:${database}`,
          MARKWELL_ADMIN_PASSWORD: 'browser-tests-only',
          ...more,
        },
      });
      await untilHealthy(url, running);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server stopped with code ${server.exitCode}.`);
    const healthy = await fetch(`${url}/api/health-check`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server at ${url} was not ready after two minutes.`);
}

/** Tests that need a server of their own; it is started by the test. */
export const test = base.extend<{ server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  server: async ({}, use, testInfo) => {
    const folder = mkdtempSync(join(tmpdir(), 'markwell-own-server-'));
    const server = await createOwnServer(folder);
    testInfo.slow();
    await use(server);
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  },
});
