import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';
import type { Database } from './database.ts';
import type { Session } from './session.ts';
import { createSingleWriter } from './single-writer.ts';
import { createSqliteStatements } from './sqlite-statements.ts';
import { tablesWhenAsked } from './tables/index.ts';

/**
 * How long to wait for another process that is writing, in milliseconds: the command line may be applying a re-mark of a
 * million attempts. One thread of four waits, that of the writer.
 */
const busyTimeout = 30_000;

/**
 * Opens the SQLite file, making it and its folder when absent: one connection that writes and one that reads.
 * Sequelize's own transactions are never used here: each opens a connection on which these settings are not
 * made.
 */
export async function openSqlite(file: string): Promise<Database> {
  // It holds children's names: a folder made here is for this account alone.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const writer = await connect(file, ['synchronous = FULL']);
  await turnToWal(writer.session);
  const reader = await connect(file, ['query_only = ON']);
  const { write, drain } = createSingleWriter(writer.session);
  return {
    address: { engine: 'sqlite', file },
    reader: reader.session,
    writer: writer.sequelize,
    write,
    snapshot: async (work) => {
      const { session, close } = await connect(file, ['query_only = ON']);
      try {
        await session.run('BEGIN');
        return await work(session);
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

async function connect(file: string, settings: readonly string[]) {
  const sequelize = new Sequelize({ dialect: 'sqlite', storage: file, logging: false });
  const tables = tablesWhenAsked(sequelize);
  const connection = await sequelize.connectionManager.getConnection({ type: 'write' });
  if (!(connection instanceof sqlite3.Database)) throw new Error('Expected Sequelize to use the sqlite3 package');
  const { run, close } = createSqliteStatements(connection);
  const session: Session = {
    engine: 'sqlite',
    get tables() {
      return tables();
    },
    transaction: null,
    run,
  };
  for (const setting of [`busy_timeout = ${busyTimeout}`, ...settings]) await session.run(`PRAGMA ${setting}`);
  return {
    sequelize,
    session,
    close: async () => {
      await close();
      await sequelize.close();
    },
  };
}

/**
 * Turns the file to write-ahead logging, for good. SQLite tells whoever asks for this at the same moment as another that
 * the file is busy without waiting at all, so two servers that start together on a new file would not both start.
 */
async function turnToWal(session: Session): Promise<void> {
  const end = Date.now() + busyTimeout;
  for (;;) {
    try {
      await session.run('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await sleep(10);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}
