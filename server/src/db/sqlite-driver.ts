import type sqlite3 from 'sqlite3';
import type { CallLimit } from './call-limit.ts';

/** What holds for every call on a connection. */
export interface DriverOptions {
  readonly package: typeof sqlite3;
  readonly limit: CallLimit;
  readonly onError: (error: unknown) => void;
}

/**
 * The driver as Sequelize should use it: calls by models have the same time limit as hand-written statements.
 */
export function limitedDriver({ package: driver, limit, onError }: DriverOptions): object {
  class LimitedDatabase extends driver.Database {
    override all(...args: unknown[]): this {
      return limited(this, args, (sql, rest) => super.all(sql, ...rest));
    }

    override run(...args: unknown[]): this {
      return limited(this, args, (sql, rest) => super.run(sql, ...rest));
    }
  }

  /** Wraps the caller's callback in one that checks the time; in a callback `this` is the statement. */
  function limited<Connection>(
    connection: Connection,
    [sql, ...rest]: readonly unknown[],
    call: (sql: string, rest: readonly unknown[]) => void,
  ): Connection {
    const callback = rest.at(-1);
    if (typeof callback !== 'function') {
      call(String(sql), rest);
      return connection;
    }
    const work = () =>
      new Promise<{ statement: unknown; rows: unknown }>((resolve, reject) => {
        call(String(sql), [
          ...rest.slice(0, -1),
          function (this: unknown, error: Error | null, rows: unknown) {
            if (error === null) resolve({ statement: this, rows });
            else reject(error);
          },
        ]);
      });
    limit.run(work).then(
      ({ statement, rows }) => callback.call(statement, null, rows),
      (error: unknown) => {
        onError(error);
        callback.call(connection, error);
      },
    );
    return connection;
  }

  return { ...driver, Database: LimitedDatabase };
}
