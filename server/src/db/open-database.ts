import { explainOpening } from './cannot-open-database.ts';
import type { Database } from './database.ts';
import type { DatabaseAddress } from './database-url.ts';
import { type DatabaseLimits, longWorkLimits, serverLimits } from './limits.ts';
import { isUpToDate, migrate } from './migrate.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlite } from './sqlite-database.ts';

/**
 * Opens the database at `address` and brings its schema up to date, making it when it is a file that is not there yet. Throws
 * `CannotOpenDatabase` where it cannot be had.
 */
export async function openDatabase(address: DatabaseAddress, limits: DatabaseLimits = serverLimits): Promise<Database> {
  const database = await openAsItIs(address, limits);
  try {
    if (!(await isUpToDate(database))) await bringUpToDate(address);
    return database;
  } catch (error) {
    await database.close();
    throw explainOpening(address, error);
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

/** Opens the database at `address` with whatever schema it has, or none. Throws `CannotOpenDatabase` where it cannot be had. */
export async function openAsItIs(address: DatabaseAddress, limits: DatabaseLimits = longWorkLimits): Promise<Database> {
  try {
    return await (address.engine === 'sqlite' ? openSqlite(address.file, limits) : openPostgres(address.url, limits));
  } catch (error) {
    throw explainOpening(address, error);
  }
}
