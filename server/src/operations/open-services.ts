import { readConfig } from '../config.ts';
import { longWorkLimits } from '../db/limits.ts';
import { openDatabase } from '../db/open-database.ts';
import { loadBuiltInContent } from './homework/catalogue/load-built-in-content.ts';
import { createServices, type Services } from './site/services/services.ts';

/**
 * Opens the database that the environment names, made, brought up to date and filled with the built-in content where it
 * is not yet, for a program that ends after its work: close it then. Throws a `ConfigError` for an environment that cannot
 * be used, and, unless `mayMake` is set, `NoDatabase` where there is no database of Markwell: to make one would hide the school's behind
 * an address that was mistyped.
 */
export async function openServices(
  env: Readonly<Record<string, string | undefined>>,
  { mayMake = false }: { readonly mayMake?: boolean } = {},
): Promise<{ services: Services; close: () => Promise<void> }> {
  const config = readConfig(env);
  // The usual place is below the working directory: only where Markwell is started is one made there.
  const database = await openDatabase(config.database, {
    limits: longWorkLimits,
    mayMake: mayMake && Boolean(env.DATABASE_URL),
  });
  try {
    const services = createServices(database, undefined, config);
    await loadBuiltInContent(services);
    return { services, close: database.close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
