import { UpgradeFailed } from '../../../db/cannot-open-database.ts';
import type { Database } from '../../../db/database.ts';
import { insertRows, type NewRow } from '../../../db/insert-rows.ts';
import { recountAllScores } from '../../../db/keep-scores.ts';
import { isMarkwell, migrateWithin } from '../../../db/migrate.ts';
import type { Session, SqlValue } from '../../../db/session.ts';
import { asUnavailable, codeOf } from '../../../db/unavailable.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { Problem } from '../problems/problem.ts';
import { type BackupTable, backupTables } from './backup-tables.ts';
import { type BackupRow, type BackupSummary, brokenBackup, readBackup } from './read-backup.ts';

// SQL by hand: any table, by what the backup says.

/** Rows stored by one statement, and about how many characters of them: pictures are large. */
const groupSize = 100;
const groupLength = 4_000_000;

/**
 * Fills an empty database, opened as it is, from the lines of a backup, and brings it up to date: one that an older
 * Markwell made is restored to that one's schema first. One transaction: a backup that is broken leaves nothing behind.
 * Throws a `Problem` as `readBackup` does, and for a database that is in use.
 */
export function restoreBackup(
  database: Database,
  lines: AsyncIterable<string>,
  now: Date,
  onProgress: (rows: number) => void = () => {},
): Promise<BackupSummary> {
  return database.write(async (session) => {
    await refuseUsed(session);
    let madeAt = '';
    let filling: FillingTable | undefined;
    const counts = new Map<string, number>();
    let total = 0;
    for await (const part of readBackup(lines)) {
      if (part.kind === 'header') {
        madeAt = part.madeAt;
        await migrateWithin(database, session, part.schema);
      } else if (part.kind === 'table') {
        await filling?.end();
        filling = startTable(session, part.table, part.columns);
        counts.set(part.table, 0);
      } else if (filling === undefined) throw brokenBackup('It has rows of no table.');
      else {
        await filling.add(part.values);
        counts.set(filling.name, (counts.get(filling.name) ?? 0) + 1);
        onProgress(++total);
      }
    }
    await filling?.end();
    await bringUpToDate(database, session);
    await recountAllScores(session);
    if (session.engine === 'postgres') await continueNumbers(session);
    const details = { madeAt };
    await recordAudit(session, now, { by: null, action: 'restore-backup', subject: 'database', details });
    return { madeAt, tables: Object.fromEntries(counts) };
  });
}

/** What an older Markwell wrote, as it stands now; a step that does not find what it expects finds a broken backup. */
async function bringUpToDate(database: Database, session: Session): Promise<void> {
  try {
    await migrateWithin(database, session);
  } catch (error) {
    if (!(error instanceof UpgradeFailed) || asUnavailable(error) !== undefined) throw error;
    throw brokenBackup(`It does not hold what this version expects (${error.message}).`);
  }
}

async function refuseUsed(session: Session): Promise<void> {
  if (!(await isMarkwell(session))) return;
  throw new Problem('conflict', 'This database is in use. Restore into a new one: name it in DATABASE_URL.');
}

interface FillingTable {
  readonly name: string;
  add(values: BackupRow): Promise<void>;
  end(): Promise<void>;
}

/** Stores the rows of one table in groups. A row may refer to a later one of its table: such references are set at the end. */
function startTable(session: Session, name: string, columns: readonly string[]): FillingTable {
  const table = backupTables(session.tables).find((known) => known.name === name);
  if (table === undefined || !columns.every((column) => /^[a-z_]+$/.test(column))) {
    throw brokenBackup(`It has a table '${name}' that Markwell does not know.`);
  }
  let rows: NewRow[] = [];
  const references: { id: SqlValue; column: string; value: SqlValue }[] = [];
  let length = 0;
  const store = async () => {
    await explainContradiction(name, () => insertRows(session, name, rows));
    rows = [];
    length = 0;
  };
  return {
    name,
    add: async (values) => {
      const row = Object.fromEntries(columns.map((column, index) => [column, toValue(values[index] ?? null)]));
      for (const column of table.selfReferences) {
        const value = row[column] ?? null;
        if (value !== null) references.push({ id: idOf(table, row), column, value });
        row[column] = null;
      }
      rows.push(row);
      length += lengthOf(values);
      if (rows.length >= groupSize || length >= groupLength) await store();
    },
    end: async () => {
      await store();
      for (const { id, column, value } of references) {
        const set = `UPDATE ${name} SET ${column} = $1 WHERE ${table.key} = $2`;
        await explainContradiction(name, () => session.run(set, [value, id]));
      }
    },
  };
}

/** Names the table where a database refuses what a backup holds: a row that refers to one which is not in it, or that is in it twice. */
async function explainContradiction(table: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (!/^(?:SQLITE_CONSTRAINT|SQLITE_MISMATCH|2[23]...)$/.test(code)) throw error;
    throw brokenBackup(
      `Rows of its table '${table}' do not go with the others: some are missing, or are there twice (${code}).`,
    );
  }
}

function lengthOf(values: BackupRow): number {
  return values.reduce<number>((sum, value) => {
    if (typeof value === 'string') return sum + value.length;
    return sum + (typeof value === 'object' && value !== null ? value.base64.length : 0);
  }, 0);
}

function idOf({ key }: BackupTable, row: NewRow): SqlValue {
  return row[key] ?? null;
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
