import { Client } from 'pg';

/** Tables, columns and indexes of a database, as one text that changes when any of them does. */
const shape = `
  SELECT md5(coalesce(string_agg(format('%s %s %s %s', c.relname, c.relkind, a.attname, a.atttypid), ',' ORDER BY c.relname, a.attnum), ''))
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0`;

const sequences = `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public'`;

/** A database that has grown to more than this, in bytes, is quicker to make again than to empty. */
const mostBytes = 24 * 1024 * 1024;

/** Keeps a copy of all rows in a schema of its own, for `restoreOriginal`. */
export async function keepOriginal(url: string): Promise<void> {
  await runOn(
    url,
    `CREATE SCHEMA original;
    CREATE TABLE original."the shape" AS ${shape};
    CREATE TABLE original."the sequences" AS ${sequences};
    DO $$ DECLARE one text; BEGIN
      FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('CREATE TABLE original.%1$I AS TABLE public.%1$I', one);
      END LOOP;
    END $$`,
  );
}

/**
 * Puts all rows of a database back as they were for `keepOriginal`, and ends its other connections. False
 * where it cannot: its tables have changed or have become large. That takes a tenth of making a database
 * anew.
 */
export async function restoreOriginal(url: string): Promise<boolean> {
  const [row] = await runOn(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid();
    SELECT (${shape}) = (SELECT * FROM original."the shape") AND pg_database_size(current_database()) < ${mostBytes} AS fits`,
  );
  if (row?.fits !== true) return false;
  await runOn(
    url,
    `SET session_replication_role = replica;
    DO $$ DECLARE one text; BEGIN
      FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('DELETE FROM public.%1$I; INSERT INTO public.%1$I OVERRIDING SYSTEM VALUE TABLE original.%1$I', one);
      END LOOP;
    END $$;
    SELECT setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value IS NOT NULL)
    FROM original."the sequences"`,
  );
  return true;
}

/** Runs statements on a connection of their own; the rows of the last. */
export async function runOn(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const results: unknown = await client.query(statements);
    const last = Array.isArray(results) ? results.at(-1) : results;
    return last.rows;
  } finally {
    await client.end();
  }
}
