import type { Database } from '../../db/database.ts';
import { insertRows, type NewRow } from '../../db/insert-rows.ts';
import { migrateWithin } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import type { Session, SqlValue } from '../../db/session.ts';
import { Problem } from '../problem.ts';
import { recordAudit } from '../record-audit.ts';
import {
  type BackupRow,
  backupEndSchema,
  backupFormat,
  backupHeaderSchema,
  backupLineSchema,
  backupTableSchema,
} from './backup-format.ts';
import { backupTables } from './backup-tables.ts';

/** Rows stored by one statement. */
const groupSize = 100;

/** A backup as it was read. */
export interface RestoredBackup {
  /** ISO 8601 UTC. */
  readonly madeAt: string;
  /** Number of rows by table. */
  readonly tables: Readonly<Record<string, number>>;
}

/**
 * Fills an empty database, opened as it is, from the lines of a backup, and brings it up to date: one that an older
 * Markwell made is restored to that one's schema first. One transaction: a backup that is broken leaves nothing behind.
 * Throws a `Problem` for a file that is no backup, is not whole, or was made by a newer Markwell, and for a database that
 * is in use.
 */
export function restoreBackup(
  database: Database,
  lines: AsyncIterable<string>,
  now: Date,
  onProgress: (rows: number) => void = () => {},
): Promise<RestoredBackup> {
  return database.write(async (session) => {
    await refuseUsed(database, session);
    const restoring = new Restoring(session, onProgress);
    let header: RestoredBackup['madeAt'] | undefined;
    for await (const line of lines) {
      if (header === undefined) {
        const { madeAt, schema } = readHeader(line);
        await migrateWithin(database, session, schema);
        header = madeAt;
      } else await restoring.take(line);
    }
    if (header === undefined || !restoring.isWhole) throw broken('It ends too early.');
    await migrateWithin(database, session);
    if (database.engine === 'postgres') await continueNumbers(session);
    const details = { madeAt: header };
    await recordAudit(session, now, { userId: null, action: 'restore-backup', subject: 'database', details });
    return { madeAt: header, tables: Object.fromEntries(restoring.counts) };
  });
}

async function refuseUsed({ engine }: Database, session: Session): Promise<void> {
  const named =
    engine === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE name = 'schema_migrations'"
      : "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'schema_migrations'";
  if ((await session.run(named)).length === 0) return;
  throw new Problem('conflict', 'This database is in use. Restore into a new one: name it in DATABASE_URL.');
}

function readHeader(line: string) {
  const read = backupHeaderSchema.safeParse(readJson(line));
  if (!read.success) throw new Problem('invalid-input', 'This is no backup of Markwell.');
  const isKnown = migrations.some(({ name }) => name === read.data.schema);
  if (read.data.format !== backupFormat || !isKnown) {
    throw new Problem('invalid-input', 'This backup was made by a newer Markwell. Update Markwell, then restore it.');
  }
  return read.data;
}

/** Takes in a backup's lines after its header. */
class Restoring {
  readonly counts = new Map<string, number>();
  isWhole = false;
  readonly #session: Session;
  readonly #onProgress: (rows: number) => void;
  readonly #selfReferences: ReadonlyMap<string, readonly string[]>;
  #table: { name: string; columns: readonly string[] } | undefined;
  #rows: NewRow[] = [];
  #later: (() => Promise<unknown>)[] = [];
  #total = 0;

  constructor(session: Session, onProgress: (rows: number) => void) {
    this.#session = session;
    this.#onProgress = onProgress;
    this.#selfReferences = new Map(
      backupTables(session.tables).map(({ name, selfReferences }) => [name, selfReferences]),
    );
  }

  async take(line: string): Promise<void> {
    const read = backupLineSchema.safeParse(readJson(line));
    if (!read.success || this.isWhole) throw broken(`Row ${this.#total + 1} cannot be read.`);
    const { data } = read;
    if (Array.isArray(data)) return this.#takeRow(data);
    await this.#endTable();
    const end = backupEndSchema.safeParse(data);
    if (end.success) {
      if (end.data.rows !== this.#total) throw broken(`It holds ${this.#total} of ${end.data.rows} rows.`);
      this.isWhole = true;
      return;
    }
    const { table, columns } = backupTableSchema.parse(data);
    if (!this.#selfReferences.has(table) || !columns.every((column) => /^[a-z_]+$/.test(column))) {
      throw broken(`It has a table '${table}' that Markwell does not know.`);
    }
    this.#table = { name: table, columns };
    this.counts.set(table, 0);
  }

  async #takeRow(values: BackupRow): Promise<void> {
    const table = this.#table;
    if (table === undefined || values.length !== table.columns.length) {
      throw broken(`Row ${this.#total + 1} cannot be read.`);
    }
    this.#total += 1;
    this.counts.set(table.name, (this.counts.get(table.name) ?? 0) + 1);
    const row = Object.fromEntries(table.columns.map((column, index) => [column, toValue(values[index] ?? null)]));
    this.#rows.push(this.#withoutSelfReferences(table.name, row));
    if (this.#rows.length >= groupSize) await this.#store();
  }

  /** A row may refer to one that comes later: such references are set when the table is complete. */
  #withoutSelfReferences(table: string, row: NewRow): NewRow {
    const given = (this.#selfReferences.get(table) ?? []).filter((column) => (row[column] ?? null) !== null);
    for (const column of given) {
      const [value = null, id = null] = [row[column], row.id];
      this.#later.push(() => this.#session.run(`UPDATE ${table} SET ${column} = $1 WHERE id = $2`, [value, id]));
    }
    return given.length === 0 ? row : { ...row, ...Object.fromEntries(given.map((column) => [column, null])) };
  }

  async #store(): Promise<void> {
    if (this.#table === undefined) return;
    await insertRows(this.#session, this.#table.name, this.#rows);
    this.#rows = [];
    this.#onProgress(this.#total);
  }

  async #endTable(): Promise<void> {
    await this.#store();
    for (const update of this.#later) await update();
    this.#later = [];
  }
}

function toValue(value: BackupRow[number]): SqlValue {
  return typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value;
}

/** PostgreSQL counts ids by itself, and does not notice those that were given. */
async function continueNumbers(session: Session): Promise<void> {
  for (const { name, key } of backupTables(session.tables)) {
    if (key !== 'id') continue;
    await session.run(
      `SELECT setval(pg_get_serial_sequence('${name}', 'id'), (SELECT max(id) FROM ${name}))
        WHERE pg_get_serial_sequence('${name}', 'id') IS NOT NULL AND EXISTS (SELECT 1 FROM ${name})`,
    );
  }
}

function broken(why: string): Problem {
  return new Problem('invalid-input', `This backup is not whole. ${why} Nothing was restored.`);
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
