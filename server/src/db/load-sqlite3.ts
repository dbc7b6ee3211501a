import type sqlite3 from 'sqlite3';
import { CannotOpenDatabase } from './cannot-open-database.ts';

/**
 * The package that holds SQLite, compiled for one kind of machine: loaded when a file is opened, so that whatever opens none runs without it.
 * Throws `CannotOpenDatabase` where it cannot be loaded.
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
