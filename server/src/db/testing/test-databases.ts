import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseAddress, Engine } from '../database-url.ts';

/** An empty database of a test's own. */
export interface TestDatabase {
  readonly address: DatabaseAddress;
  /** The same as DATABASE_URL says it. */
  readonly url: string;
  /** Removes it; close what was opened on it first. */
  readonly remove: () => Promise<void>;
}

/** What each database test runs on: `for (const database of testDatabases) describe(database.name, …)`. */
export const testDatabases: readonly { name: Engine; create: () => Promise<TestDatabase> }[] = [
  { name: 'sqlite', create: createSqliteFile },
  { name: 'postgres', create: createPostgresDatabase },
];

async function createSqliteFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'markwell-sqlite-'));
  const file = join(folder, 'markwell.db');
  return {
    address: { engine: 'sqlite', file },
    url: `sqlite:${file}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createPostgresDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = server.replace(/\/postgres$/, `/${name}`);
  return {
    address: { engine: 'postgres', url },
    url,
    remove: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
