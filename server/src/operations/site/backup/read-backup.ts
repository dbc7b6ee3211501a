import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { migrations } from '../../../db/migrations/index.ts';
import { Problem } from '../problems/problem.ts';

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
 * Reads the lines of a backup. Throws a `Problem` for what is no backup, was made by a newer Markwell, or is not what was written, the
 * last when everything before has been given: nothing may be kept of what came until it ends without one.
 */
export async function* readBackup(lines: AsyncIterable<string>): AsyncGenerator<BackupPart> {
  const content = createHash('sha256');
  const counts = new Map<string, number>();
  let table: { readonly name: string; readonly width: number } | undefined;
  let isStarted = false;
  let isWhole = false;
  for await (const line of lines) {
    if (isWhole) throw brokenBackup('It goes on after its end.');
    const read = isStarted ? readLine(line, counts) : { kind: 'header' as const, ...readHeader(line) };
    isStarted = true;
    if (read.kind === 'end') {
      checkEnd(read.end, counts, content.digest('hex'));
      isWhole = true;
      continue;
    }
    content.update(line).update('\n');
    if (read.kind === 'table') {
      table = { name: read.table, width: read.columns.length };
      counts.set(read.table, counts.get(read.table) ?? 0);
    } else if (read.kind === 'row') {
      if (table === undefined) throw brokenBackup('It has rows of no table.');
      if (read.values.length !== table.width) throw unreadableRow(counts);
      counts.set(table.name, (counts.get(table.name) ?? 0) + 1);
    }
    yield read;
  }
  if (!isWhole) throw brokenBackup('It ends too early: the file was cut off.');
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

/** The `Problem` of a backup that is not what was written, and what to do about it. */
export function brokenBackup(why: string): Problem {
  return new Problem(
    'invalid-input',
    `This backup is not whole. ${why} Nothing was restored. Copy it again from where it was made, or take the one before it.`,
  );
}

function checkEnd(end: z.output<typeof backupEndSchema>, counts: ReadonlyMap<string, number>, digest: string): void {
  for (const [table, rows] of Object.entries(end.tables ?? {})) {
    const found = counts.get(table) ?? 0;
    if (found !== rows) throw brokenBackup(`Its table '${table}' has ${found} of ${rows} rows.`);
  }
  const found = total(counts);
  if (end.rows !== found) throw brokenBackup(`It holds ${found} of ${end.rows} rows.`);
  if (end.sha256 !== undefined && end.sha256 !== digest) {
    throw brokenBackup('Its content was changed since it was made: its checksum is another.');
  }
}

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, rows) => sum + rows, 0);

const unreadableRow = (counts: ReadonlyMap<string, number>) => brokenBackup(`Row ${total(counts) + 1} cannot be read.`);

function readLine(
  line: string,
  counts: ReadonlyMap<string, number>,
): BackupPart | { readonly kind: 'end'; readonly end: z.output<typeof backupEndSchema> } {
  const read = backupLineSchema.safeParse(readJson(line));
  if (!read.success) throw unreadableRow(counts);
  const { data } = read;
  if (Array.isArray(data)) return { kind: 'row', values: data };
  const end = backupEndSchema.safeParse(data);
  if (end.success) return { kind: 'end', end: end.data };
  const { table, columns } = backupTableSchema.parse(data);
  return { kind: 'table', table, columns };
}

function readHeader(line: string): { readonly madeAt: string; readonly schema: string } {
  const read = backupHeaderSchema.safeParse(readJson(line));
  if (!read.success) throw new Problem('invalid-input', 'This is no backup of Markwell.');
  const { format, schema, madeAt } = read.data;
  if (format !== backupFormat || !migrations.some(({ name }) => name === schema)) {
    throw new Problem('invalid-input', 'This backup was made by a newer Markwell. Update Markwell, then restore it.');
  }
  return { madeAt, schema };
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * A backup is lines of JSON, compressed with gzip: a header, then for each table a line that names its columns and a line
 * for each row, then an end that counts the rows of each table and has a checksum of every line before it, by which one that broke off or
 * was changed is known. It is the same for SQLite and PostgreSQL, so that it also takes a school from one to the other.
 */
export const backupFormat = 1;

const backupHeaderSchema = z.object({
  markwell: z.literal('backup'),
  format: z.number(),
  /** ISO 8601 UTC. */
  madeAt: z.string(),
  /** The last migration of the schema it was made from. */
  schema: z.string(),
});

const backupTableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });

const backupEndSchema = z.object({
  end: z.literal(true),
  rows: z.number(),
  /** Rows by table; absent, like the checksum, in what a Markwell before this one made. */
  tables: z.optional(z.record(z.string(), z.number())),
  /** SHA-256 of every line before this, each with its line break, in hexadecimal. */
  sha256: z.optional(z.string()),
});

/** Bytes, such as a picture's, stand as base64 in an object of their own; flags are `true` and `false` for both engines. */
const bytesSchema = z.object({ base64: z.string() });
export const backupRowSchema = z.array(z.union([z.string(), z.number(), z.boolean(), z.null(), bytesSchema]));
export type BackupRow = z.infer<typeof backupRowSchema>;

const backupLineSchema = z.union([backupRowSchema, backupTableSchema, backupEndSchema]);
