/**
 * Durable submissions per second over HTTP with 50 connections: Markwell, which validates, marks and records each, against
 * a bare Express and sqlite3 server that only stores the body (see bare-server.mjs). The two take turns on one machine, so
 * that the ratio is worth more than either figure. Also memory at rest and under that load.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { type LoadResult, runLoad } from './load.ts';
import { makeSubmissionBodies } from './submission-bodies.ts';

const connections = 50;
/** Short turns, so that whatever else the machine does falls on both alike. */
const seconds = 2;
const rounds = 8;
/** Seconds of load before anything is measured, so that both servers' code has been compiled. */
const warmUp = 4;
const folder = mkdtempSync(join(tmpdir(), 'markwell-bench-'));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Server {
  readonly name: string;
  readonly port: number;
  readonly process: ReturnType<typeof spawn>;
  atRest: number;
  results: LoadResult[];
  memory: number[];
}

const markwell = start('Markwell', 39_101, ['../dist/main.js'], {
  DATABASE_URL: `sqlite:${join(folder, 'markwell.db')}`,
  MARKWELL_ADMIN_PASSWORD: randomUUID(),
  REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: 'info',
});
const bare = start('bare Express + sqlite3', 39_102, ['bare-server.mjs', join(folder, 'bare.db'), '39102'], {});

try {
  const bodies = makeSubmissionBodies(10_000, await createStudents(100));
  const makeRequest = requests(bodies);
  for (const server of [markwell, bare]) {
    for (let warmed = 0; warmed < warmUp; warmed++) await runLoad(server.port, connections, 1, makeRequest);
  }
  for (let round = 0; round < rounds; round++) {
    for (const server of [markwell, bare]) {
      server.results.push(await runLoad(server.port, connections, seconds, makeRequest));
      server.memory.push(residentMegabytes(server));
    }
  }
  report(bodies);
} finally {
  for (const server of [markwell, bare]) server.process.kill();
  rmSync(folder, { recursive: true, force: true });
}

function start(name: string, port: number, args: readonly string[], env: Record<string, string>): Server {
  const [script = '', ...rest] = args;
  const child = spawn(process.execPath, [here(script), ...rest], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { name, port, process: child, atRest: 0, results: [], memory: [] };
}

/** Waits for both servers, notes their memory at rest, and makes students for the submissions. */
async function createStudents(count: number): Promise<number[]> {
  for (const server of [markwell, bare]) {
    await waitFor(server);
    server.atRest = residentMegabytes(server);
  }
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = `Student ${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(65 + Math.floor(index / 26))}`;
      const response = await fetch(`http://127.0.0.1:${markwell.port}/api/students`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name, studentClass: '8a/Sc1', teacher: 'any' }),
      });
      return z.object({ id: z.number() }).parse(await response.json()).id;
    }),
  );
}

async function waitFor({ port, name, process: child }: Server): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    const up = await fetch(`http://127.0.0.1:${port}/api/health-check`).catch(() => undefined);
    if (up?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} did not start`);
}

function requests(bodies: readonly string[]): () => Buffer {
  const encoded = bodies.map((body) => Buffer.from(body));
  let next = 0;
  return () => {
    const body = encoded[next++ % encoded.length] ?? Buffer.alloc(0);
    const head = `POST /api/quiz-attempts HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${body.length}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), body]);
  };
}

function residentMegabytes({ process: { pid } }: Server): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

function report(bodies: readonly string[]): void {
  const bytes = bodies.reduce((total, body) => total + body.length, 0) / bodies.length;
  console.log(
    `${connections} connections, ${rounds} rounds of ${seconds} s each in turn, bodies of ${Math.round(bytes)} bytes`,
  );
  for (const { name, results, atRest, memory } of [markwell, bare]) {
    const rate = mean(results.map(({ perSecond }) => perSecond));
    const median = mean(results.map((result) => result.median));
    const slow = Math.max(...results.map(({ slowest1Percent }) => slowest1Percent));
    console.log(
      `${name.padEnd(24)} ${rate.toFixed(0).padStart(6)} durable submissions/s   median ${median.toFixed(1)} ms, 99th percentile ${slow.toFixed(1)} ms   memory ${atRest.toFixed(0)} MB at rest, ${Math.max(...memory).toFixed(0)} MB under load`,
    );
  }
  const ratio = rateOf(markwell) / rateOf(bare);
  console.log(`ratio ${ratio.toFixed(2)} (goal: more than 1)`);
}

function rateOf({ results }: Server): number {
  return mean(results.map(({ perSecond }) => perSecond));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}
