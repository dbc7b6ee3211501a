import type { Umzug } from 'umzug';
import * as z from 'zod/mini';
import { UpgradeFailed } from './cannot-open-database.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import type { MigrationContext } from './migrations/migration.ts';
import { type Session, selectRows } from './session.ts';

// Hand-written SQL, as there are no models before there is a schema.

/** Any constant does, as long as every process of Markwell uses the same. */
const migrationLock = 7_155_149;

/** Brings the schema up to date in one transaction; two processes that start together take turns. */
export async function migrate(database: Database): Promise<void> {
  await database.write((session) => migrateWithin(database, session));
}

/** Whether no migration is left to do. */
export async function isUpToDate({ reader }: Database): Promise<boolean> {
  if (!(await isMarkwell(reader))) return false;
  const executed = await executedNames(reader);
  return migrations.every(({ name }) => executed.includes(name));
}

/** Whether this is a database of Markwell, of whatever age, rather than an empty one or another program's. */
export async function isMarkwell(session: Session): Promise<boolean> {
  const named =
    session.engine === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE name = 'schema_migrations'"
      : "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'schema_migrations'";
  return (await session.run(named)).length > 0;
}

/** The same within a transaction that does more; `last` names the migration to stop after. */
export async function migrateWithin({ writer }: Database, session: Session, last?: string): Promise<void> {
  if (session.engine === 'postgres') await session.run(`SELECT pg_advisory_xact_lock(${migrationLock})`);
  await session.run('CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY)');
  const executed = await executedNames(session);
  if (migrations.every(({ name }) => executed.includes(name))) return;
  const umzug = await loadUmzug({ queryInterface: writer.getQueryInterface(), session });
  try {
    await umzug.up(last === undefined ? {} : { to: last });
  } catch (error) {
    // umzug's `MigrationError`; umzug is loaded only when needed.
    const step = error instanceof Error && 'migration' in error ? namedSchema.safeParse(error.migration) : undefined;
    throw step?.success && error instanceof Error ? new UpgradeFailed(step.data.name, error.cause) : error;
  }
}

/** Loaded only if there is something to do: it takes longer than many commands. */
async function loadUmzug(context: MigrationContext): Promise<Umzug<MigrationContext>> {
  const { Umzug } = await import('umzug');
  const { session } = context;
  return new Umzug({
    migrations: [...migrations],
    context,
    logger: undefined,
    storage: {
      executed: () => executedNames(session),
      logMigration: async ({ name }) => {
        await session.run('INSERT INTO schema_migrations (name) VALUES ($1)', [name]);
      },
      unlogMigration: async ({ name }) => {
        await session.run('DELETE FROM schema_migrations WHERE name = $1', [name]);
      },
    },
  });
}

const namedSchema = z.object({ name: z.string() });

async function executedNames(session: Session): Promise<string[]> {
  const rows = await selectRows(session, namedSchema, 'SELECT name FROM schema_migrations');
  return rows.map(({ name }) => name);
}
