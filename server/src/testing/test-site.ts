import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { DatabaseLimits } from '../db/limits.ts';
import { openDatabase } from '../db/open-database.ts';
import {
  type CreateDatabase,
  type Fill,
  fillNew,
  type TestDatabase,
  withTables,
} from '../db/testing/test-databases.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { loadBuiltInContent } from '../operations/homework/catalogue/load-built-in-content.ts';
import { createServices, type IdentitySettings, type Services } from '../operations/site/services/services.ts';
import { createPlaces, type FindPlace } from '../places/places.ts';
import { createTroubleLog } from '../trouble-log.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape, and each test says what it expects of it
type JsonBody = any;

/** A whole site on a database of a test's own, with the built-in content. */
export interface TestSite {
  readonly url: string;
  readonly services: Services;
  /** Lines that were logged. */
  readonly logged: string[];
  /** Sends JSON (a string as it is) and reads the JSON that comes back. */
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: JsonBody }>;
  /** Makes any request; a body is sent as JSON, a token as staff send it. */
  readonly request: (
    method: string,
    path: string,
    options?: { body?: unknown; token?: string | undefined; headers?: Record<string, string> },
  ) => Promise<Response>;
  /** The same, reading the JSON that comes back. */
  readonly send: (...request: Parameters<TestSite['request']>) => Promise<{ status: number; body: JsonBody }>;
  readonly get: (path: string, token?: string) => Promise<{ status: number; body: JsonBody }>;
  readonly close: () => Promise<void>;
}

interface TestSiteOptions
  extends Partial<Pick<Config, 'requestsPerMinute' | 'site' | 'teacherClasses' | 'timeZone' | 'trustProxy'>> {
  readonly now?: () => Date;
  readonly findPlace?: FindPlace;
  readonly identity?: IdentitySettings;
  /** How long it waits for its database. */
  readonly limits?: DatabaseLimits;
}

const withBuiltInContent: Fill = (database) => loadBuiltInContent(createServices(database));

/** The same by the clock of a test, for each time at which several tests begin; a time is worth a copy of its own from the second test on. */
const contentAt = new Map<string, Fill>();

async function createWithContent(create: CreateDatabase, now: () => Date): Promise<TestDatabase> {
  const at = now().toISOString();
  const known = contentAt.get(at);
  if (known !== undefined) return create(known);
  const load: Fill = (database) => loadBuiltInContent(createServices(database, () => new Date(at)));
  contentAt.set(at, load);
  const test = await create(withTables);
  await fillNew(test.address, load);
  return test;
}

export async function startTestSite(
  create: CreateDatabase,
  {
    now,
    requestsPerMinute = 0,
    site = { redirectFromHosts: [], redirectToUrl: null },
    findPlace = createPlaces([]),
    trustProxy = false,
    timeZone,
    limits,
    teacherClasses = 'chosen',
    identity,
  }: TestSiteOptions = {},
): Promise<TestSite> {
  const test = await (now === undefined ? create(withBuiltInContent) : createWithContent(create, now));
  const database = await openDatabase(test.address, { limits });
  const services = createServices(database, now, { teacherClasses, identity, ...(timeZone && { timeZone }) });
  const web = makeWebFiles();
  const logged: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const files = { web, pictures: web, api: join(web, 'openapi.json') };
  const troubles = createTroubleLog(logger);
  const app = createApp({
    services,
    logger,
    troubles,
    files,
    findPlace,
    config: { trustProxy, requestsPerMinute, site },
  });
  const server = createHttpServer(app);
  // On a busy machine a connection may wait longer than Node's 5 seconds, and must not be closed as a test uses it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request: TestSite['request'] = (method, path, { body, token, headers = {} } = {}) =>
    fetch(url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  return {
    url,
    services,
    logged,
    post: async (path, body, headers = {}) =>
      readJson(
        await fetch(url + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    request,
    send: async (...sent) => readJson(await request(...sent)),
    get: async (path, token) => readJson(await request('GET', path, { token })),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await test.remove();
      rmSync(web, { recursive: true });
    },
  };
}

async function readJson(response: Response): Promise<{ status: number; body: JsonBody }> {
  return { status: response.status, body: JSON.parse(await response.text()) };
}

function makeWebFiles(): string {
  const web = mkdtempSync(join(tmpdir(), 'markwell-web-'));
  for (const folder of ['static', 'assets', 'homework-images', '.vite']) mkdirSync(join(web, folder));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Markwell</title>');
  const firstFiles = { '/quiz': ['/static/quiz.js', '/static/quiz.css'], '/result/:reference?': ['/static/result.js'] };
  writeFileSync(join(web, '.vite', 'first-files.json'), JSON.stringify(firstFiles));
  writeFileSync(join(web, 'openapi.json'), '{"openapi":"3.1.1"}');
  writeFileSync(join(web, 'homework.schema.json'), '{"title":"A homework for Markwell"}');
  writeFileSync(join(web, 'static', 'main-abc123.js'), 'export {};');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  for (const [ending, text] of [
    ['', svg],
    ['.br', brotliCompressSync(svg)],
    ['.gz', gzipSync(svg)],
  ] as const)
    writeFileSync(join(web, 'assets', `waves.svg${ending}`), text);
  writeFileSync(join(web, 'homework-images', 'one.svg'), svg);
  return web;
}
