import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** A server of its own, whose staff and students do what they do by the calls that pages make. */
export interface TemporarySchool {
  /** Makes a call as an admin and reads its answer. Throws what a refusal says. */
  readonly call: <Schema extends z.ZodMiniType>(
    method: string,
    path: string,
    answer: Schema,
    body?: object | FormData,
  ) => Promise<z.output<Schema>>;
  /** Ends the server and removes its database. */
  readonly close: () => Promise<void>;
}

const program = fileURLToPath(new URL('../../../cli/bin/markwell.js', import.meta.url));

/** Starts the program as it is built, on a database of its own. Throws when it does not start. */
export async function openTemporarySchool(): Promise<TemporarySchool> {
  const folder = mkdtempSync(join(tmpdir(), 'markwell-evaluate-'));
  const port = randomInt(20_000, 32_000);
  const password = randomUUID();
  const child = spawn(process.execPath, [program, 'serve'], {
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', REQUESTS_PER_MINUTE: '0', MARKWELL_ADMIN_PASSWORD: password },
      DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill()) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  let token: string | undefined;
  const call: TemporarySchool['call'] = async (method, path, answer, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return answer.parse(await response.json());
  };
  try {
    await waitFor(url, () => child.exitCode);
    const signedIn = z.object({ token: z.string() });
    ({ token } = await call('POST', '/api/teacher/login', signedIn, { username: 'admin', password }));
    return { call, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function waitFor(url: string, exitCode: () => number | null): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (exitCode() !== null) throw new Error(`The server ended with ${exitCode()}: run npm run build first.`);
    const up = await fetch(`${url}/api/health-check`).catch(() => undefined);
    if (up?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not answer.');
}
