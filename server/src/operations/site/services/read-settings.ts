import { type Retention, readConfig } from '../../../config.ts';
import type { DatabaseAddress } from '../../../db/database-url.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Which database the environment names; throws a `ConfigError` for an environment that cannot be used. */
export function readDatabaseAddress(env: Environment): DatabaseAddress {
  return readConfig(env).database;
}

/** For how long what is stored is kept; throws likewise. */
export function readRetention(env: Environment): Retention {
  return readConfig(env).retention;
}
