import type { Database, Statement } from 'sqlite3';
import type { CallLimit } from './call-limit.ts';
import type { SqlValue } from './session.ts';

// SQL by hand: this runs it.

/** Statements kept prepared on one connection, some 30 KB each; the one unused for longest gives way. */
const mostKept = 128;

export interface SqliteStatements {
  /** Runs a statement with `$1` … `$n` for the values; gives the rows it returns. */
  run(sql: string, values?: readonly SqlValue[]): Promise<unknown[]>;
  /** Lets go of every statement: a connection cannot be closed before. */
  close(): Promise<void>;
}

/**
 * Runs statements directly on the driver, because Sequelize's `query` returns no rows for
 * `INSERT … RETURNING` on SQLite. Each is prepared once: preparing is a separate trip to another thread,
 * which waits its turn on a busy machine.
 */
export function createSqliteStatements(connection: Database, limit: CallLimit): SqliteStatements {
  const kept = new Map<string, Promise<Statement>>();

  function find(sql: string): Promise<Statement> {
    const statement = kept.get(sql) ?? prepare(connection, sql);
    kept.delete(sql);
    kept.set(sql, statement);
    statement.catch(() => kept.delete(sql));
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      letGo(kept, oldest);
    }
    return statement;
  }

  async function runUnlimited(sql: string, values: readonly SqlValue[]): Promise<unknown[]> {
    const statement = await find(sql);
    return new Promise((resolve, reject) => {
      statement.all(values, (error, rows) => (error === null ? resolve(rows) : reject(error)));
    });
  }

  return {
    run: (sql, values = []) => limit.run(() => runUnlimited(sql, values)),
    close: async () => {
      await Promise.all([...kept.keys()].map((sql) => letGo(kept, sql)));
    },
  };
}

/** SQLite numbers its placeholders with `?`; with `$` it would take them for names. */
function prepare(connection: Database, sql: string): Promise<Statement> {
  return new Promise((resolve, reject) => {
    const statement = connection.prepare(sql.replaceAll(/\$(?=\d)/g, '?'), (error) =>
      error === null ? resolve(statement) : reject(error),
    );
  });
}

/** The driver finishes the current call before it closes the statement. */
async function letGo(kept: Map<string, Promise<Statement>>, sql: string): Promise<void> {
  const statement = await kept.get(sql)?.catch(() => undefined);
  kept.delete(sql);
  await new Promise<void>((resolve) => (statement === undefined ? resolve() : statement.finalize(() => resolve())));
}
