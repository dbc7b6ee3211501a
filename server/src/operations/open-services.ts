import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { loadBuiltInContent } from './load-built-in-content.ts';
import { createServices, type Services } from './services.ts';

/**
 * Opens the database that the environment names, made, brought up to date and filled with the built-in content where it
 * is not yet, for a program that ends after its work: close it then. Throws a `ConfigError` for an environment that cannot
 * be used.
 */
export async function openServices(
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ services: Services; close: () => Promise<void> }> {
  const database = await openDatabase(readConfig(env).database);
  try {
    const services = createServices(database);
    await loadBuiltInContent(services);
    return { services, close: database.close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
