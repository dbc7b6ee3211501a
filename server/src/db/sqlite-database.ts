import { setTimeout as sleep } from 'node:timers/promises';
import { Sequelize } from 'sequelize';
import * as z from 'zod/mini';
import { createCallLimit } from './call-limit.ts';
import type { Database } from './database.ts';
import { type DatabaseLimits, longWorkLimits } from './limits.ts';
import { loadSqlite3 } from './load-sqlite3.ts';
import { makeSqliteFile } from './make-sqlite-file.ts';
import { type Session, selectRows } from './session.ts';
import { createSingleWriter } from './single-writer.ts';
import { limitedDriver } from './sqlite-driver.ts';
import { createSqliteStatements } from './sqlite-statements.ts';
import { tablesWhenAsked } from './tables/index.ts';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';
import { watchFile } from './watch-file.ts';

// SQL by hand: settings of SQLite, and what looks after its file.

/**
 * Opens the SQLite file, making it and its folder when absent: one connection that writes and one that reads.
 * Sequelize's own transactions are never used here: each opens a connection on which these settings are not
 * made. Once the file was found to be damaged nothing more is written to it.
 */
export async function openSqlite(file: string, { call }: DatabaseLimits): Promise<Database> {
  let damaged: DatabaseUnavailable | undefined;
  const heed = (error: unknown) => {
    const unavailable = asUnavailable(error);
    if (unavailable?.trouble === 'damaged') damaged ??= unavailable;
  };
  const open = (settings: readonly string[], limit = call) => connect({ file, settings, limit, onError: heed });

  await loadSqlite3();
  await makeSqliteFile(file);
  const writer = await open(['synchronous = FULL', 'secure_delete = ON']);
  await turnToWal(writer.session, call);
  const reader = await open(['query_only = ON']);

  const check = async () => {
    const { session, close } = await open(['query_only = ON'], longWorkLimits.call);
    try {
      const [found] = await selectRows(session, quickCheckRow, 'PRAGMA quick_check(1)');
      if (found?.quick_check !== 'ok') heed(new DatabaseUnavailable('damaged', new Error(found?.quick_check)));
    } finally {
      await close();
    }
    if (damaged !== undefined) throw damaged;
  };
  const readDataVersion = async () => {
    const [row] = await selectRows(writer.session, dataVersionRow, 'PRAGMA data_version');
    return row?.data_version ?? 0;
  };
  const watch = watchFile(file, readDataVersion, () => void check().catch(heed));
  const { write, drain } = createSingleWriter({
    session: writer.session,
    settled: writer.settled,
    patience: call,
    file: {
      before: async () => {
        if (damaged !== undefined) throw damaged;
        await watch.before();
      },
      after: watch.after,
    },
  });
  return {
    address: { engine: 'sqlite', file },
    reader: reader.session,
    writer: writer.sequelize,
    write,
    check,
    snapshot: async (work) => {
      const { session, close } = await open(['query_only = ON']);
      try {
        await session.run('BEGIN');
        return await work(session);
      } finally {
        await close();
      }
    },
    scrub: async () => {
      const { session, close } = await open([], longWorkLimits.call);
      try {
        await session.run('VACUUM');
        // The log still holds the pages as they were.
        await session.run('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        await close();
      }
    },
    close: async () => {
      await drain();
      await reader.close();
      await writer.close();
    },
  };
}

const quickCheckRow = z.object({ quick_check: z.string() });
const dataVersionRow = z.object({ data_version: z.number() });

interface ConnectionOptions {
  readonly file: string;
  readonly settings: readonly string[];
  /** How long a statement may take, waiting for another process that is writing included, in milliseconds. */
  readonly limit: number;
  readonly onError: (error: unknown) => void;
}

async function connect({ file, settings, limit, onError }: ConnectionOptions) {
  const sqlite3 = await loadSqlite3();
  // Not allowed to create the file: a file deleted meanwhile would come back empty.
  const dialectOptions = { mode: sqlite3.OPEN_READWRITE };
  const callLimit = createCallLimit(limit);
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    dialectModule: limitedDriver({ package: sqlite3, limit: callLimit, onError }),
    storage: file,
    logging: false,
    dialectOptions,
    // It would wait for a busy file five times as long.
    retry: { max: 1 },
  });
  const tables = tablesWhenAsked(sequelize);
  const connection = await sequelize.connectionManager.getConnection({ type: 'write' });
  if (!(connection instanceof sqlite3.Database)) throw new Error('Expected Sequelize to use the sqlite3 package');
  // The writer's thread, one of four, waits for another process: less than the limit for a call, so that the
  // reason is known.
  const busyTimeout = Math.round(limit * 0.75);
  const { run, close } = createSqliteStatements(connection, callLimit);
  const session: Session = {
    engine: 'sqlite',
    get tables() {
      return tables();
    },
    transaction: null,
    run: async (sql, values) => {
      try {
        return await run(sql, values);
      } catch (error) {
        onError(error);
        throw error;
      }
    },
  };
  for (const setting of [`busy_timeout = ${busyTimeout}`, ...settings]) await session.run(`PRAGMA ${setting}`);
  return {
    sequelize,
    session,
    settled: callLimit.settled,
    close: async () => {
      await close();
      await sequelize.close();
    },
  };
}

/**
 * Switches the file to write-ahead logging, permanently. If two processes ask at the same moment, SQLite
 * reports the file as busy without waiting, so two servers starting together on a new file would not both
 * start.
 */
async function turnToWal(session: Session, patience: number): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      await session.run('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (asUnavailable(error)?.trouble !== 'busy' || Date.now() > end) throw error;
      await sleep(10);
    }
  }
}
