import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needed } from '../../../../scripts/lib/needed.ts';
import type { Database } from '../database.ts';
import type { DatabaseAddress, Engine } from '../database-url.ts';
import { openDatabase } from '../open-database.ts';
import { keepOriginal, restoreOriginal, runOn } from './restore-postgres.ts';

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
 * Makes a database: an empty one, or with the tables and what `fill` puts into them. That is done once, and
 * copied for each test that asks for the same function, which costs a tenth of doing it again.
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
  const { address, name, url } = await createPostgresDatabase();
  await fillNew(address, fill);
  await keepOriginal(url);
  return name;
});

/** Databases that were handed back as they were handed out, for the next test that asks for the same. */
const handedBack = new Map<Fill, string[]>();

async function createPostgresDatabase(fill?: Fill): Promise<TestDatabase & { name: string }> {
  const server = await needed('postgres');
  const urlOf = (database: string) => server.replace(/\/postgres$/, `/${database}`);
  const again = fill === undefined ? undefined : handedBack.get(fill)?.pop();
  const name = again ?? `test_${randomUUID().replaceAll('-', '')}`;
  if (again === undefined) {
    const original = fill === undefined ? 'template1' : await postgresOriginal(fill);
    await runOn(server, `CREATE DATABASE ${name} TEMPLATE ${original} STRATEGY file_copy`);
  }
  const url = urlOf(name);
  return {
    name,
    address: { engine: 'postgres', url },
    url,
    remove: async () => {
      if (fill !== undefined && (await restoreOriginal(url)))
        handedBack.set(fill, [...(handedBack.get(fill) ?? []), name]);
      else await runOn(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Opens a database and puts something into it. */
export async function fillNew(address: DatabaseAddress, fill: Fill): Promise<void> {
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
