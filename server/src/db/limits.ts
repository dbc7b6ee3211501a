/** How long a program waits for its database, in milliseconds. */
export interface DatabaseLimits {
  /** For one call, and on SQLite also for its turn to write. */
  readonly call: number;
  /** For a connection to PostgreSQL. */
  readonly connect: number;
}

/**
 * For a server: a page that sends an attempt waits 30 seconds, and should learn what is wrong before that.
 */
export const serverLimits: DatabaseLimits = { call: 20_000, connect: 5_000 };

/** For work that takes its time, such as a migration, a backup or a restore: only what hangs is ended. */
export const longWorkLimits: DatabaseLimits = { call: 10 * 60_000, connect: 30_000 };
