/**
 * Durable submissions per second over HTTP with 50 connections: Markwell, which validates, marks and records each, against
 * a bare Express and sqlite3 server that only stores the body (see bare-server.mjs). The two take turns on one machine, so
 * that the ratio is worth more than either figure. Also memory at rest and under that load.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isShort } from './is-short.ts';
import { type LoadResult, runLoad } from './load.ts';
import { type BenchServer, startMarkwell, startServer } from './start-server.ts';
import { makeSubmissions } from './submission-requests.ts';

const connections = 50;
/** Short turns, so that whatever else the machine does falls on both alike. */
const seconds = isShort ? 1 : 2;
const rounds = isShort ? 1 : 8;
/** Seconds of load before anything is measured, so that both servers' code has been compiled. */
const warmUp = isShort ? 1 : 4;
const folder = mkdtempSync(join(tmpdir(), 'markwell-bench-'));

interface Measured extends BenchServer {
  readonly atRest: number;
  readonly results: LoadResult[];
  readonly memory: number[];
}

const markwell = measured(await startMarkwell('Markwell', 39_101, `sqlite:${join(folder, 'markwell.db')}`));
const bare = measured(
  await startServer('bare Express + sqlite3', 39_102, ['bare-server.mjs', join(folder, 'bare.db'), '39102']),
);

try {
  const { makeRequest, meanBytes } = await makeSubmissions(markwell.port);
  for (const server of [markwell, bare]) {
    for (let warmed = 0; warmed < warmUp; warmed++) await runLoad(server.port, connections, 1, makeRequest);
  }
  for (let round = 0; round < rounds; round++) {
    for (const server of [markwell, bare]) {
      server.results.push(await runLoad(server.port, connections, seconds, makeRequest));
      server.memory.push(residentMegabytes(server));
    }
  }
  report(meanBytes);
} finally {
  for (const server of [markwell, bare]) server.process.kill();
  rmSync(folder, { recursive: true, force: true });
}

function measured(server: BenchServer): Measured {
  return { ...server, atRest: residentMegabytes(server), results: [], memory: [] };
}

function residentMegabytes({ process: { pid } }: BenchServer): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

function report(meanBytes: number): void {
  console.log(
    `${connections} connections, ${rounds} rounds of ${seconds} s each in turn, bodies of ${Math.round(meanBytes)} bytes`,
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

function rateOf({ results }: Measured): number {
  return mean(results.map(({ perSecond }) => perSecond));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}
