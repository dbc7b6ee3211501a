/**
 * Submissions to one, two and four servers on one PostgreSQL behind a small balancer (balancer.mjs), beside a bare Express and sqlite3
 * server in the same run (bare-server.mjs). They take turns on one machine, with whatever sends the load and with PostgreSQL itself, so
 * processor time for each submission says more of a larger installation than the rates do. Then one of four servers is killed under
 * load: every submission that was acknowledged must be stored, and none twice.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../src/db/testing/start-postgres.ts';
import { isShort } from './is-short.ts';
import { type LoadRequest, type LoadResult, runLoad } from './load.ts';
import { processorSeconds } from './processor-time.ts';
import { type BenchServer, startMarkwell, startServer } from './start-server.ts';
import { makeSubmissions } from './submission-requests.ts';

const connections = 50;
const seconds = isShort ? 1 : 3;
const rounds = isShort ? 1 : 3;
const warmUp = isShort ? 1 : 2;
/** Of the load under which a server is killed, and when that is. */
const killRun = isShort ? 3 : 6;
const killAfter = isShort ? 1 : 2;
const markwellPorts = [39_111, 39_112, 39_113, 39_114];

interface Pool {
  readonly name: string;
  readonly port: number;
  readonly servers: readonly BenchServer[];
  readonly results: LoadResult[];
  /** Seconds of processor time: of its servers, and of PostgreSQL meanwhile. */
  servedBy: number;
  storedBy: number;
}

const folder = mkdtempSync(join(tmpdir(), 'markwell-bench-'));
const postgres = await startPostgres({ isDurable: true });
const started: BenchServer[] = [];
try {
  const bare = await start(startServer('bare', 39_110, ['bare-server.mjs', join(folder, 'bare.db'), '39110']));
  const servers: BenchServer[] = [];
  for (const port of markwellPorts) servers.push(await start(startMarkwell(`server ${port}`, port, postgres.url)));
  const pools = [
    makePool('bare Express + sqlite3', bare.port, [bare]),
    ...[1, 2, 4].map((count) => makePool(`servers: ${count}`, 39_120 + count, servers.slice(0, count))),
  ];
  const balanced = pools.slice(1).map((pool) => `${pool.port}=${pool.servers.map(({ port }) => port).join(',')}`);
  await start(startServer('balancer', 39_121, ['balancer.mjs', ...balanced]));

  const { makeRequest, meanBytes } = await makeSubmissions(markwellPorts[0] ?? 0);
  const warm: LoadResult[] = [];
  for (const {
    port,
    servers: [first],
  } of pools) {
    const result = await runLoad(port, connections, warmUp, makeRequest);
    if (first !== bare) warm.push(result);
  }
  for (let round = 0; round < rounds; round++) {
    for (const pool of pools) await measure(pool, () => runLoad(pool.port, connections, seconds, makeRequest));
  }
  console.log(
    `${connections} connections, ${rounds} rounds of ${seconds} s each in turn, bodies of ${Math.round(meanBytes)} bytes`,
  );
  const floor = rateOf(pools[0]);
  for (const pool of pools) report(pool, floor);
  await killOne(servers, pools[3], makeRequest, [...warm, ...pools.slice(1).flatMap(({ results }) => results)]);
} finally {
  for (const server of started) server.process.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function start(starting: Promise<BenchServer>): Promise<BenchServer> {
  const server = await starting;
  started.push(server);
  return server;
}

function makePool(name: string, port: number, servers: readonly BenchServer[]): Pool {
  return { name, port, servers, results: [], servedBy: 0, storedBy: 0 };
}

async function measure(pool: Pool, run: () => Promise<LoadResult>): Promise<void> {
  const used = () => ({
    servers: pool.servers.reduce((sum, { process: { pid } }) => sum + (processorSeconds(pid) ?? 0), 0),
    postgres:
      processorSeconds(Number(readFileSync(join(postgres.folder, 'postmaster.pid'), 'utf8').split('\n')[0])) ?? 0,
  });
  const before = used();
  pool.results.push(await run());
  const after = used();
  pool.servedBy += after.servers - before.servers;
  pool.storedBy += after.postgres - before.postgres;
}

function report(pool: Pool, floor: number): void {
  const { name, results, servedBy, storedBy } = pool;
  const rate = rateOf(pool);
  const count = results.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const each = (used: number) => `${((1000 * used) / count).toFixed(2)} ms`;
  console.log(
    `${name.padEnd(24)} ${rate.toFixed(0).padStart(6)} durable submissions/s   median ${mean(results.map(({ median }) => median)).toFixed(1)} ms, 99th percentile ${Math.max(...results.map((result) => result.slowest1Percent)).toFixed(1)} ms   processor time each: server ${each(servedBy)}, PostgreSQL ${each(storedBy)}   ratio to bare ${(rate / floor).toFixed(2)}`,
  );
}

/** Kills a server under load without a word, and holds all that was acknowledged against all that is stored. */
async function killOne(
  servers: readonly BenchServer[],
  pool: Pool | undefined,
  makeRequest: () => LoadRequest,
  before: readonly LoadResult[],
) {
  const [, victim] = servers;
  if (victim === undefined || pool === undefined) throw new Error('There is no server to kill');
  const running = runLoad(pool.port, connections, killRun, makeRequest, { mayFail: true });
  await new Promise((resolve) => setTimeout(resolve, killAfter * 1000));
  victim.process.kill('SIGKILL');
  await once(victim.process, 'exit');
  const result = await running;
  const acknowledged = [...before, result].flatMap((one) => one.acknowledged);
  const stored = await readStored();
  const missing = acknowledged.filter((key) => !stored.keys.has(key)).length;
  const tooMany = stored.attempts - acknowledged.length;
  console.log(
    `one of 4 killed          ${result.perSecond.toFixed(0).padStart(6)} durable submissions/s   99th percentile ${result.slowest1Percent.toFixed(1)} ms   ${result.again} sent again; of ${acknowledged.length} that were acknowledged in all ${missing} are missing, and ${tooMany} are stored too many (goal: none of either)`,
  );
  if (missing !== 0 || tooMany !== 0) process.exitCode = 1;
}

async function readStored(): Promise<{ attempts: number; keys: ReadonlySet<string> }> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ idempotency_key: string }>('SELECT idempotency_key FROM attempts');
    return { attempts: rows.length, keys: new Set(rows.map((row) => row.idempotency_key)) };
  } finally {
    await client.end();
  }
}

function rateOf(pool: Pool | undefined): number {
  return mean((pool?.results ?? []).map(({ perSecond }) => perSecond));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}
