import * as z from 'zod/mini';

/**
 * A backup is lines of JSON, compressed with gzip: a header, then for each table a line that names its columns and a line
 * for each row, then an end that counts the rows of each table and has a checksum of every line before it, by which one that broke off or
 * was changed is known. It is the same for SQLite and PostgreSQL, so that it also takes a school from one to the other.
 */
export const backupFormat = 1;

export const backupHeaderSchema = z.object({
  markwell: z.literal('backup'),
  format: z.number(),
  /** ISO 8601 UTC. */
  madeAt: z.string(),
  /** The last migration of the schema it was made from. */
  schema: z.string(),
});

export const backupTableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });

export const backupEndSchema = z.object({
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

export const backupLineSchema = z.union([backupRowSchema, backupTableSchema, backupEndSchema]);
