import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bulkUploadHomework } from '../contract/index.ts';
import { type ServerProcess, startProcess } from '../testing/start-process.ts';
import { expandingFile as expanding } from './testing/expanding-file.ts';
import { p, wordFile } from './testing/word-file.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const password = 'a long enough password';
const good = wordFile([p('Gases', { style: 'Title' }), p('1. Which gas do we breathe in? [1]'), p('Answer: oxygen')]);

let folder = '';
let server: ServerProcess;
let url = '';
let token = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-reader-'));
  server = startProcess({ DATABASE_URL: `sqlite:${join(folder, 'a.db')}`, MARKWELL_ADMIN_PASSWORD: password });
  url = await server.url;
  const body = JSON.stringify({ username: 'admin', password });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/teacher/login`, { method: 'POST', headers, body });
  ({ token } = JSON.parse(await answer.text()));
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true });
});

async function upload(bytes: Buffer): Promise<{ status: number; body: { error?: string; message?: string } }> {
  const form = new FormData();
  form.append('batchName', 'Autumn');
  form.append('dryRun', 'true');
  form.append('files', new Blob([new Uint8Array(bytes)]), 'a.docx');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** Numbers of the processes that this one has started and that are still there. */
function childrenOf({ pid }: ChildProcess): number[] {
  const parents = existsSync('/proc/self/stat') ? fromProc() : fromPs();
  return parents.flatMap(([child, parent]) => (parent === pid ? [child] : []));
}
const fromPs = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => [pid, parent] as const);
const fromProc = () =>
  readdirSync('/proc').flatMap((name) => {
    try {
      const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
      return /^\d+$/.test(name) && parent !== undefined ? [[Number(name), Number(parent)] as const] : [];
    } catch {
      return [];
    }
  });
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0) && !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
/** Enough for a machine that runs many other tests; a reader that nobody ends reads until its file is too much for it. */
const patience = { timeout: 20_000, interval: 20 };
const reader = () =>
  vi.waitFor(() => {
    const [pid] = childrenOf(server.process);
    if (pid === undefined) throw new Error('No process was started.');
    return pid;
  }, patience);

it('a server that is built answers all the while a file makes the reader run out of memory, and reads the next', async () => {
  let isReading = true;
  const reading = upload(expanding).finally(() => {
    isReading = false;
  });
  let checks = 0;
  while (isReading) {
    expect((await fetch(`${url}/api/health-check`)).status).toBe(200);
    checks += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await reading).toMatchObject({
    status: 413,
    body: { error: expect.stringMatching(/too much in it to read/) },
  });
  expect(checks).toBeGreaterThan(5);
  expect(await upload(good)).toMatchObject({ status: 200, body: { message: expect.stringMatching(/1 question/) } });
  expect(childrenOf(server.process)).toEqual([]);
  expect(server.said()).not.toMatch(/FATAL|heap|Aborted/);
});

it('a reader ends when the one who uploaded has gone', async () => {
  const gone = new AbortController();
  const body = new FormData();
  body.append('batchName', 'Autumn');
  body.append('files', new Blob([new Uint8Array(expanding)]), 'a.docx');
  const headers = { Authorization: `Bearer ${token}` };
  const request = { method: 'POST', body, headers, signal: gone.signal };
  const reading = fetch(url + bulkUploadHomework.path, request).catch((error: Error) => error.name);
  const pid = await reader();
  gone.abort();
  expect(await reading).toBe('AbortError');
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), patience);
  expect(await upload(good)).toMatchObject({ status: 200 });
});

it('a reader ends when its server is killed, busy as it may be', async () => {
  const reading = upload(expanding).catch(() => 'broken off');
  const pid = await reader();
  // By then it is busy with the file.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(isThere(pid)).toBe(true);
  server.process.kill('SIGKILL');
  expect(await reading).toBe('broken off');
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), patience);
});
