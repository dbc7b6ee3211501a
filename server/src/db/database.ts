import type { Sequelize } from 'sequelize';
import type { DatabaseAddress } from './database-url.ts';
import type { Session } from './session.ts';

/**
 * The database, the same for both engines. Reads go to `reader`; every write goes through `write`, which SQLite does one
 * group at a time and PostgreSQL as an ordinary transaction.
 */
export interface Database {
  /** Which engine it is, and where. */
  readonly address: DatabaseAddress;
  /** For reading only, outside any transaction. */
  readonly reader: Session;
  /** The connection or pool that writes, for migrations and their test. */
  readonly writer: Sequelize;
  /**
   * Runs `work` as one transaction and resolves when it is durable. When `work` throws, nothing of it is kept and the
   * error comes back; other writes are not touched. `work` must do nothing but use its session: others may be waiting.
   */
  write<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Runs `work` on the database as it stands at this moment, whatever is written meanwhile; it keeps no writer waiting. */
  snapshot<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /**
   * Looks through a whole SQLite file for damage, by a connection of its own; rejects with `DatabaseUnavailable` where there is any,
   * as does every write from then on. PostgreSQL looks after itself.
   */
  check(): Promise<void>;
  /**
   * Frees the files of the database of what was deleted or overwritten: SQLite's are written anew, without it, and writers wait
   * meanwhile; PostgreSQL is told to reuse the room. To be called after somebody's data was erased.
   */
  scrub(): Promise<void>;
  /** Finishes the writes under way, then closes every connection. */
  close(): Promise<void>;
}
