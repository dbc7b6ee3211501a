import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '../config.ts';
import type { DatabaseAddress } from '../db/database-url.ts';
import { longWorkLimits } from '../db/limits.ts';
import { openDatabase } from '../db/open-database.ts';
import { loadBuiltInContent } from './load-built-in-content.ts';
import { createServices, type Services } from './services.ts';

/**
 * Opens the database that the environment names, made, brought up to date and filled with the built-in content where it
 * is not yet, for a program that ends after its work: close it then. Throws a `ConfigError` for an environment that cannot
 * be used, and where it names no database and there is none at the usual place.
 */
export async function openServices(
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ services: Services; close: () => Promise<void> }> {
  const address = readConfig(env).database;
  if (!env.DATABASE_URL) refuseMissing(address);
  const database = await openDatabase(address, longWorkLimits);
  try {
    const services = createServices(database);
    await loadBuiltInContent(services);
    return { services, close: database.close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The usual place is below the working directory: in another folder, a new empty database would hide the school's. */
function refuseMissing(address: DatabaseAddress): void {
  if (address.engine !== 'sqlite' || existsSync(address.file)) return;
  throw new ConfigError(
    `There is no database at ${address.file}. Run this in the folder where Markwell was started with npm start, which makes one, or say in DATABASE_URL where it is (sqlite:PATH or postgres://…).`,
  );
}
