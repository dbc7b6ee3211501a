import { migrations } from '../../db/migrations/index.ts';
import { Problem } from '../problem.ts';
import {
  type BackupRow,
  backupEndSchema,
  backupFormat,
  backupHeaderSchema,
  backupLineSchema,
  backupTableSchema,
} from './backup-format.ts';

/** A backup as it comes in: first what it is of, then each table, and after a table its rows. */
export type BackupPart =
  | { readonly kind: 'header'; readonly madeAt: string; readonly schema: string }
  | { readonly kind: 'table'; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'row'; readonly values: BackupRow };

/** What a backup holds. */
export interface BackupSummary {
  /** ISO 8601 UTC. */
  readonly madeAt: string;
  /** Number of rows by table. */
  readonly tables: Readonly<Record<string, number>>;
}

/**
 * Reads the lines of a backup. Throws a `Problem` for what is no backup, was made by a newer Markwell, or is not whole, the
 * last when everything before has been given: nothing may be kept of what came until it ends without one.
 */
export async function* readBackup(lines: AsyncIterable<string>): AsyncGenerator<BackupPart> {
  let rows = 0;
  let isStarted = false;
  let isWhole = false;
  let width = 0;
  for await (const line of lines) {
    if (!isStarted) {
      yield readHeader(line);
      isStarted = true;
      continue;
    }
    const read = backupLineSchema.safeParse(readJson(line));
    if (!read.success || isWhole) throw brokenBackup(`Row ${rows + 1} cannot be read.`);
    const { data } = read;
    if (Array.isArray(data)) {
      if (data.length !== width) throw brokenBackup(`Row ${rows + 1} cannot be read.`);
      rows += 1;
      yield { kind: 'row', values: data };
      continue;
    }
    const end = backupEndSchema.safeParse(data);
    if (end.success) {
      if (end.data.rows !== rows) throw brokenBackup(`It holds ${rows} of ${end.data.rows} rows.`);
      isWhole = true;
      continue;
    }
    const { table, columns } = backupTableSchema.parse(data);
    width = columns.length;
    yield { kind: 'table', table, columns };
  }
  if (!isWhole) throw brokenBackup('It ends too early.');
}

/** Reads a backup to its end and says what it holds; throws as `readBackup` does. */
export async function checkBackup(lines: AsyncIterable<string>): Promise<BackupSummary> {
  const counts = new Map<string, number>();
  let [madeAt, table] = ['', ''];
  for await (const part of readBackup(lines)) {
    if (part.kind === 'header') madeAt = part.madeAt;
    else if (part.kind === 'table') {
      table = part.table;
      counts.set(table, 0);
    } else counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return { madeAt, tables: Object.fromEntries(counts) };
}

/** The `Problem` of a backup that is not whole. */
export function brokenBackup(why: string): Problem {
  return new Problem('invalid-input', `This backup is not whole. ${why} Nothing was restored.`);
}

function readHeader(line: string): BackupPart {
  const read = backupHeaderSchema.safeParse(readJson(line));
  if (!read.success) throw new Problem('invalid-input', 'This is no backup of Markwell.');
  const { format, schema, madeAt } = read.data;
  if (format !== backupFormat || !migrations.some(({ name }) => name === schema)) {
    throw new Problem('invalid-input', 'This backup was made by a newer Markwell. Update Markwell, then restore it.');
  }
  return { kind: 'header', madeAt, schema };
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
