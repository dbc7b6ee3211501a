import type sqlite3 from 'sqlite3';
import { CannotOpenDatabase } from './cannot-open-database.ts';

/**
 * Loads the package with SQLite when a file is opened, as it is compiled for one kind of machine and
 * everything else works without it. Throws `CannotOpenDatabase` if it cannot be loaded.
 */
export async function loadSqlite3(): Promise<typeof sqlite3> {
  try {
    return (await import('sqlite3')).default;
  } catch (error) {
    throw new CannotOpenDatabase(
      'SQLite cannot be loaded: the package sqlite3 is not compiled for this machine. Run npm rebuild sqlite3; docs/troubleshooting.md says what that needs.',
      false,
      error,
    );
  }
}
