import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { type Session, selectRows } from '../../../db/session.ts';
import { type BackupTable, backupTables } from './backup-tables.ts';
import { type BackupRow, backupFormat } from './read-backup.ts';

// SQL by hand: any table, page by page.

/** Rows read at a time: memory stays the same however large the school. */
const pageSize = 500;

const anyRow = z.record(z.string(), z.unknown());

/** How a backup goes on: rows written so far of all there are. */
export type BackupProgress = (done: number, total: number) => void;

/**
 * Hands the lines of a backup of the whole database, as it stands at this moment, to `writeLine`, one after another; students
 * may go on submitting. Sign-ins are left out. Gives the number of rows.
 */
export function writeBackup(
  database: Database,
  madeAt: Date,
  writeLine: (line: string) => Promise<void>,
  onProgress: BackupProgress = () => {},
): Promise<number> {
  return database.snapshot(async (session) => {
    const content = createHash('sha256');
    const write = (line: string) => {
      content.update(line).update('\n');
      return writeLine(line);
    };
    const tables = backupTables(session.tables);
    const total = await countRows(session, tables);
    const schema = await lastMigration(session);
    await write(JSON.stringify({ markwell: 'backup', format: backupFormat, madeAt: madeAt.toISOString(), schema }));
    let rows = 0;
    const counts: Record<string, number> = {};
    for (const table of tables) {
      await write(JSON.stringify({ table: table.name, columns: table.columns }));
      for await (const page of readPages(session, table)) {
        for (const row of page) await write(JSON.stringify(toLine(row, table)));
        rows += page.length;
        counts[table.name] = (counts[table.name] ?? 0) + page.length;
        onProgress(rows, total);
      }
    }
    await writeLine(JSON.stringify({ end: true, rows, tables: counts, sha256: content.digest('hex') }));
    return rows;
  });
}

async function countRows(session: Session, tables: readonly BackupTable[]): Promise<number> {
  const counted = z.object({ count: z.pipe(z.union([z.number(), z.string()]), z.transform(Number)) });
  let total = 0;
  for (const { name } of tables) {
    const [row] = await selectRows(session, counted, `SELECT count(*) AS count FROM ${name}`);
    total += row?.count ?? 0;
  }
  return total;
}

async function lastMigration(session: Session): Promise<string> {
  const rows = await selectRows(session, z.object({ name: z.string() }), 'SELECT name FROM schema_migrations');
  return (
    rows
      .map(({ name }) => name)
      .sort()
      .at(-1) ?? ''
  );
}

async function* readPages(session: Session, { name, columns, key }: BackupTable) {
  const select = `SELECT ${columns.join(',')} FROM ${name}`;
  let page = await selectRows(session, anyRow, `${select} ORDER BY ${key} LIMIT ${pageSize}`);
  while (page.length > 0) {
    yield page;
    const last = page.at(-1)?.[key];
    if (typeof last !== 'number' && typeof last !== 'string') throw new Error(`${name}.${key} has no order`);
    page = await selectRows(session, anyRow, `${select} WHERE ${key} > $1 ORDER BY ${key} LIMIT ${pageSize}`, [last]);
  }
}

function toLine(row: Readonly<Record<string, unknown>>, { columns, flags }: BackupTable): BackupRow {
  return columns.map((column) => {
    const value = row[column];
    if (value === null || value === undefined) return null;
    if (flags.has(column)) return value === true || value === 1;
    if (Buffer.isBuffer(value)) return { base64: value.toString('base64') };
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
    throw new Error(`${column} holds what a backup cannot`);
  });
}
