import { stat } from 'node:fs/promises';
import { explainOpening, NoDatabase } from './cannot-open-database.ts';
import type { Database } from './database.ts';
import type { DatabaseAddress } from './database-url.ts';
import { type DatabaseLimits, longWorkLimits, serverLimits } from './limits.ts';
import { isMarkwell, isUpToDate, migrate } from './migrate.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlite } from './sqlite-database.ts';
import { codeOf } from './unavailable.ts';

/** How to open a database. */
interface OpenOptions {
  readonly limits?: DatabaseLimits | undefined;
  /** Whether a missing file may be created. */
  readonly mayMake?: boolean;
}

/**
 * Opens the database at `address` and upgrades its schema. Creates a missing file, or throws `NoDatabase` if
 * `mayMake` is false. Throws `CannotOpenDatabase` if it cannot be opened.
 */
export async function openDatabase(
  address: DatabaseAddress,
  { limits = serverLimits, mayMake = true }: OpenOptions = {},
): Promise<Database> {
  if (!mayMake) await refuseMissing(address);
  const database = await openAsItIs(address, limits);
  try {
    if (!mayMake && !(await isMarkwell(database.reader))) throw new NoDatabase(address);
    if (!(await isUpToDate(database))) await bringUpToDate(address);
    return database;
  } catch (error) {
    await database.close();
    throw explainOpening(address, error);
  }
}

async function refuseMissing(address: DatabaseAddress): Promise<void> {
  if (address.engine !== 'sqlite') return;
  try {
    await stat(address.file);
  } catch (error) {
    throw codeOf(error) === 'ENOENT' ? new NoDatabase(address) : explainOpening(address, error);
  }
}

/** A step of the schema may take longer than any other call. */
async function bringUpToDate(address: DatabaseAddress): Promise<void> {
  const database = await openAsItIs(address, longWorkLimits);
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
}

/** Opens the database with whatever schema it has. Throws `CannotOpenDatabase`. */
export async function openAsItIs(address: DatabaseAddress, limits: DatabaseLimits = longWorkLimits): Promise<Database> {
  try {
    return await (address.engine === 'sqlite' ? openSqlite(address.file, limits) : openPostgres(address.url, limits));
  } catch (error) {
    throw explainOpening(address, error);
  }
}
