import { explainOpening } from './cannot-open-database.ts';
import type { Database } from './database.ts';
import type { DatabaseAddress } from './database-url.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlite } from './sqlite-database.ts';

/**
 * Opens the database at `address` and brings its schema up to date, making it when it is a file that is not there yet. Throws
 * `CannotOpenDatabase` where it cannot be had.
 */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  const database = await openAsItIs(address);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw explainOpening(address, error);
  }
  return database;
}

/** Opens the database at `address` with whatever schema it has, or none. Throws `CannotOpenDatabase` where it cannot be had. */
export async function openAsItIs(address: DatabaseAddress): Promise<Database> {
  try {
    return await (address.engine === 'sqlite' ? openSqlite(address.file) : openPostgres(address.url));
  } catch (error) {
    throw explainOpening(address, error);
  }
}
