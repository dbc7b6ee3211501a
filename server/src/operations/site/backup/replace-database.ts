import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { CannotOpenDatabase } from '../../../db/cannot-open-database.ts';
import type { DatabaseAddress } from '../../../db/database-url.ts';
import { openAsItIs } from '../../../db/open-database.ts';
import { Problem } from '../problems/problem.ts';
import type { BackupSummary } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Where to restore to, and what from. */
export interface Restore {
  readonly address: DatabaseAddress;
  /** The lines of the backup. */
  readonly lines: AsyncIterable<string>;
  readonly now: Date;
  /** Puts a SQLite file that is there already aside, under another name. */
  readonly replace?: boolean | undefined;
  readonly onProgress?: ((rows: number) => void) | undefined;
}

/** What was restored, with where the database that was there before is now. */
export type ReplacedDatabase = BackupSummary & { readonly keptAs: string | null };

/**
 * Restores a backup into the database at `address`. A SQLite file is made whole beside its place and then put there, so
 * that a broken backup changes nothing; one that was there is kept under another name. Throws a `Problem` as
 * `restoreBackup` does, where a file is there and `replace` is not set, and where a server still uses it.
 */
export async function replaceDatabase(restore: Restore): Promise<ReplacedDatabase> {
  const { address, replace = false } = restore;
  if (address.engine === 'postgres') return { ...(await restoreInto(address, restore)), keptAs: null };
  const { file } = address;
  const isThere = existsSync(file);
  if (isThere && !replace) {
    throw new Problem('conflict', `${file} is there already. With --replace it is kept under another name.`);
  }
  if (isThere) await refuseInUse(file);
  const made = `${file}.restoring`;
  await removeDatabase(made);
  try {
    const restored = await restoreInto({ engine: 'sqlite', file: made }, restore);
    const keptAs = isThere ? `${file}.before-${restore.now.toISOString().replace(/\D/g, '').slice(0, 14)}` : null;
    if (keptAs !== null) await putAside(file, keptAs);
    await rename(made, file);
    return { ...restored, keptAs };
  } catch (error) {
    await removeDatabase(made);
    throw error;
  }
}

async function restoreInto(address: DatabaseAddress, { lines, now, onProgress }: Restore): Promise<BackupSummary> {
  const database = await openAsItIs(address);
  try {
    return await restoreBackup(database, lines, now, onProgress);
  } finally {
    await database.close();
  }
}

/**
 * SQLite removes its journal when the last connection closes: where it stays, somebody else has one. What is no database any
 * more nobody can use, and it is what a backup is restored for.
 */
async function refuseInUse(file: string): Promise<void> {
  try {
    await (await openAsItIs({ engine: 'sqlite', file })).close();
  } catch (error) {
    if (error instanceof CannotOpenDatabase && error.isBroken) return;
    throw error;
  }
  if (!existsSync(`${file}-wal`)) return;
  throw new Problem('conflict', `A server is using ${file}. Stop it, then restore.`);
}

/** A journal that a broken database has left goes with it: beside another it would be taken for that one's. */
async function putAside(file: string, keptAs: string): Promise<void> {
  for (const part of parts) if (existsSync(`${file}${part}`)) await rename(`${file}${part}`, `${keptAs}${part}`);
}

const parts = ['', '-wal', '-shm'];

async function removeDatabase(file: string): Promise<void> {
  for (const part of parts) await rm(`${file}${part}`, { force: true });
}
