import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { inRoot } from '../../scripts/lib/root.mjs';

/** Starts the built site on a database of its own in `folder`; resolves when it is up. */
export async function startSite(folder: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}`,
      MARKWELL_ADMIN_PASSWORD: 'browser-tests-only',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  while (!(await isUp(url))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was up.`);
    await pause(200);
  }
  return { url, stop };
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health-check`)).ok;
  } catch {
    return false;
  }
}
