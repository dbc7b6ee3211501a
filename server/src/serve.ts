import type { Server } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { checkJournal } from './db/check-journal.ts';
import { openDatabase } from './db/open-database.ts';
import { asUnavailable } from './db/unavailable.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { loadBuiltInContent } from './operations/homework/catalogue/load-built-in-content.ts';
import { createFirstAdmin } from './operations/people/staff/create-first-admin.ts';
import { moveAllRuns } from './operations/schemes/remark/move-runs.ts';
import { purgeExpired } from './operations/site/retention/purge-expired.ts';
import { createServices, type Services } from './operations/site/services/services.ts';
import { createSignInProvider } from './operations/site/services/sign-in-provider.ts';
import { openGeoip } from './places/open-geoip.ts';
import { createPlaces, type FindPlace } from './places/places.ts';
import { createTroubleLog, type TroubleLog } from './trouble-log.ts';
import { webRoot } from './web-files.ts';

/** A site that is up. */
export interface RunningSite {
  /** Where it can be opened on this machine, such as `http://localhost:3000`. */
  readonly url: string;
  readonly services: Services;
  /** Of the account `admin`, when this start made it and nobody chose one; it is kept nowhere. */
  readonly adminPassword: string | undefined;
  /** Takes no more requests, finishes those under way, then closes the database. */
  readonly close: () => Promise<void>;
}

/** How long requests under way may take to finish when the server stops, in milliseconds. */
const drainFor = 10_000;
const hour = 60 * 60_000;
/** Beside the server's sources and beside its bundle alike. */
const apiFile = fileURLToPath(new URL('../../server/dist/openapi.json', import.meta.url));

/**
 * Opens the database, brings it up to date, loads the built-in content and serves the site. Throws a `ConfigError` for a
 * GeoIP file that cannot be read, and for a password of the first admin that is easily guessed.
 */
export async function serve(config: Config, logger: Logger): Promise<RunningSite> {
  const findPlace = openPlaces(config);
  await tellOfJournal(config, logger);
  const database = await openDatabase(config.database);
  try {
    const { secondFactorFor, oidc } = config.identity;
    const provider = oidc === undefined ? undefined : createSignInProvider(oidc);
    const services = createServices(database, undefined, {
      teacherClasses: config.teacherClasses,
      timeZone: config.timeZone,
      identity: { secondFactorFor, provider },
    });
    await loadBuiltInContent(services);
    const adminPassword = await createFirstAdmin(services, config.adminPassword);
    const pictures = config.database.engine === 'sqlite' ? dirname(config.database.file) : 'data';
    const troubles = createTroubleLog(logger);
    const server = createHttpServer(
      createApp({ services, logger, troubles, config, findPlace, files: { web: webRoot, pictures, api: apiFile } }),
    );
    const port = await listen(server, config);
    // Meanwhile pages can be opened: what they send waits on their devices where the file turns out to be damaged.
    database.check().catch((error: unknown) => heed(error, troubles, logger));
    const stopTidying = tidyRegularly(services, config, logger);
    return {
      url: `http://${urlHost(config.host)}:${port}`,
      services,
      adminPassword,
      close: async () => {
        stopTidying();
        await drain(server);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What a damaged journal loses nobody else says. */
async function tellOfJournal({ database }: Config, logger: Logger): Promise<void> {
  if (database.engine !== 'sqlite') return;
  const damaged = await checkJournal(database.file);
  if (damaged === undefined) return;
  logger.error(
    damaged,
    'The journal of the database cannot be read to its end: unless the machine lost its power, attempts that were stored last are missing. A copy of the journal is kept.',
  );
}

function heed(error: unknown, troubles: TroubleLog, logger: Logger): void {
  const unavailable = asUnavailable(error);
  if (unavailable !== undefined) troubles.found(unavailable);
  else logger.error({ err: error }, 'the database could not be checked');
}

function openPlaces({ networks, geoipFile }: Config): FindPlace {
  return createPlaces(networks, geoipFile === undefined ? undefined : openGeoip(geoipFile));
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), drainFor);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(giveUp);
      resolve();
    });
  });
}

/** At the start and each hour: what has had its time is purged, and a re-mark whose program was killed on its way to the attempts goes on. */
function tidyRegularly(services: Services, { retention }: Config, logger: Logger): () => void {
  const stop = new AbortController();
  const tidy = () => {
    purgeExpired(services, retention, null).catch((error: unknown) => logger.error({ err: error }, 'purge failed'));
    moveAllRuns(services.database, stop.signal).catch((error: unknown) =>
      logger.error({ err: error }, 'going on with a re-mark failed'),
    );
  };
  tidy();
  const timer = setInterval(tidy, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
