import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotOpenDatabase } from './cannot-open-database.ts';

/** How long another process that has just made the file may take to write into it, in milliseconds. */
const patience = 10_000;

/**
 * Creates the SQLite file and its folder if missing, readable only by this account: it holds children's
 * names. Throws `CannotOpenDatabase` if a new database would hide something: an empty file, or a journal that
 * has lost its database.
 */
export async function makeSqliteFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  if ((await sizeOf(file)) === undefined) {
    await refuseOrphan(file);
    if (await make(file)) return;
  }
  const end = Date.now() + patience;
  while ((await sizeOf(file)) === 0) {
    if (Date.now() > end) throw emptyFile(file);
    await sleep(20);
  }
}

/** The size of a file in bytes; `undefined` if it does not exist. */
async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether it was this process that made it. */
async function make(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** SQLite would throw the journal away, and with it whatever was acknowledged last. */
async function refuseOrphan(file: string): Promise<void> {
  const journal = `${file}-wal`;
  if (((await sizeOf(journal)) ?? 0) === 0) return;
  throw new CannotOpenDatabase(
    `The database ${file} is gone, but its journal ${journal} is there, with what was stored last. Put the file back where it was. Where it is lost, move the journal away and restore a backup (markwell restore FILE).`,
    true,
    undefined,
  );
}

function emptyFile(file: string): CannotOpenDatabase {
  return new CannotOpenDatabase(
    `The database ${file} is empty: it has 0 bytes. Restore a backup (markwell restore FILE --replace), or remove the file to begin with a new school.`,
    true,
    undefined,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
