import type { Sequelize } from 'sequelize';
import type { DatabaseAddress } from './database-url.ts';
import type { Session } from './session.ts';

/**
 * The database, the same for both engines. Reads go to `reader`; every write goes through `write`, which
 * SQLite does one group at a time and PostgreSQL as an ordinary transaction.
 */
export interface Database {
  /** The engine, and where the data is. */
  readonly address: DatabaseAddress;
  /** For reading only, outside any transaction. */
  readonly reader: Session;
  /** The connection or pool that writes, for migrations and their test. */
  readonly writer: Sequelize;
  /**
   * Runs `work` as one transaction and resolves once it is durable. If `work` throws, it is rolled back and
   * the error rethrown; other writes are not affected. `work` must do nothing but use its session, as others
   * may be waiting.
   */
  write<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Runs `work` on a snapshot of the database, without making writers wait. */
  snapshot<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /**
   * Checks a whole SQLite file for damage, on a separate connection. If there is any it rejects with
   * `DatabaseUnavailable`, as does every later write. Does nothing on PostgreSQL.
   */
  check(): Promise<void>;
  /**
   * Removes deleted and overwritten data from the database's files: rewrites SQLite's, while writers wait,
   * and tells PostgreSQL to reuse the space. Call it after erasing somebody's data.
   */
  scrub(): Promise<void>;
  /** Finishes the writes under way, then closes every connection. */
  close(): Promise<void>;
}
