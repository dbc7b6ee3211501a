import type { DatabaseAddress } from './database-url.ts';
import { longWorkLimits } from './limits.ts';
import type { StatementRunner } from './session.ts';

/** How long to wait for another process that keeps the whole file to itself, in milliseconds. */
const busyTimeout = 30_000;

/** One connection that reads, and what it takes to close it. */
export interface Reader extends StatementRunner {
  close(): Promise<void>;
}

/**
 * Opens one connection for reading on a database that exists, without the models, which take longer to load than a thread that
 * only runs statements takes to start.
 */
export function openReader(address: DatabaseAddress): Promise<Reader> {
  return address.engine === 'sqlite' ? openSqliteReader(address.file) : openPostgresReader(address.url);
}

async function openSqliteReader(file: string): Promise<Reader> {
  const [{ default: sqlite3 }, { createSqliteStatements }, { createCallLimit }] = await Promise.all([
    import('sqlite3'),
    import('./sqlite-statements.ts'),
    import('./call-limit.ts'),
  ]);
  const connection = await new Promise<InstanceType<typeof sqlite3.Database>>((resolve, reject) => {
    const opened = new sqlite3.Database(file, sqlite3.OPEN_READWRITE, (error) =>
      error === null ? resolve(opened) : reject(error),
    );
  });
  const { run, close } = createSqliteStatements(connection, createCallLimit(longWorkLimits.call));
  for (const setting of [`busy_timeout = ${busyTimeout}`, 'query_only = ON']) await run(`PRAGMA ${setting}`);
  return {
    run,
    close: async () => {
      await close();
      await new Promise<void>((resolve, reject) =>
        connection.close((error) => (error === null ? resolve() : reject(error))),
      );
    },
  };
}

async function openPostgresReader(url: string): Promise<Reader> {
  const { default: postgres } = await import('pg');
  const { call, connect } = longWorkLimits;
  const client = new postgres.Client({
    connectionString: url,
    connectionTimeoutMillis: connect,
    query_timeout: call,
    keepAlive: true,
  });
  await client.connect();
  await client.query('SET default_transaction_read_only = on');
  return {
    run: async (sql, values = []) => (await client.query(sql, [...values])).rows,
    close: () => client.end(),
  };
}
