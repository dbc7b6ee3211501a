import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../database.ts';
import type { DatabaseAddress, Engine } from '../database-url.ts';
import { openDatabase } from '../open-database.ts';

/** A database of a test's own. */
export interface TestDatabase {
  readonly address: DatabaseAddress;
  /** The same as DATABASE_URL says it. */
  readonly url: string;
  /** Removes it; close what was opened on it first. */
  readonly remove: () => Promise<void>;
}

/** What is put into a database that has its tables. */
export type Fill = (database: Database) => Promise<void>;

/**
 * Makes a database: an empty one, or with the tables and what `fill` puts into them. That is done once, and copied for each test
 * that asks for the same function, which costs a tenth of doing it again.
 */
export type CreateDatabase = (fill?: Fill) => Promise<TestDatabase>;

/** For those who want the tables and nothing in them. */
export const withTables: Fill = async () => {};

/** What each database test runs on: `for (const database of testDatabases) describe(database.name, …)`. */
export const testDatabases: readonly { name: Engine; create: CreateDatabase }[] = [
  { name: 'sqlite', create: createSqliteFile },
  { name: 'postgres', create: createPostgresDatabase },
];

const sqliteOriginal = onceForEach(async (fill) => {
  const { address, remove } = await createSqliteFile();
  await fillNew(address, fill);
  const bytes = await readFile(address.engine === 'sqlite' ? address.file : '');
  await remove();
  return bytes;
});

async function createSqliteFile(fill?: Fill): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'markwell-sqlite-'));
  const file = join(folder, 'markwell.db');
  if (fill !== undefined) await writeFile(file, await sqliteOriginal(fill), { mode: 0o600 });
  return {
    address: { engine: 'sqlite', file },
    url: `sqlite:${file}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Goes with the server. */
const postgresOriginal = onceForEach(async (fill) => {
  const { address, name } = await createPostgresDatabase();
  await fillNew(address, fill);
  return name;
});

async function createPostgresDatabase(fill?: Fill): Promise<TestDatabase & { name: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const original = fill === undefined ? 'template1' : await postgresOriginal(fill);
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${original}`);
  const url = server.replace(/\/postgres$/, `/${name}`);
  return {
    name,
    address: { engine: 'postgres', url },
    url,
    remove: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function fillNew(address: DatabaseAddress, fill: Fill): Promise<void> {
  const database = await openDatabase(address);
  try {
    await fill(database);
  } finally {
    await database.close();
  }
}

function onceForEach<Made>(make: (fill: Fill) => Promise<Made>): (fill: Fill) => Promise<Made> {
  const made = new Map<Fill, Promise<Made>>();
  return (fill) => {
    const making = made.get(fill) ?? make(fill);
    made.set(fill, making);
    return making;
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
