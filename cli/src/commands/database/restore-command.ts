import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  asUnavailable,
  CannotOpenDatabase,
  ConfigError,
  checkBackup,
  Problem,
  readDatabaseAddress,
  replaceDatabase,
} from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { cannotRead, fileError } from '../../file-errors.ts';
import { printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { toCommandError } from '../../problem-at-terminal.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { decryptIfNeeded } from './encryption.ts';
import { readBackupPassphrase } from './read-passphrase.ts';
import { splitLines } from './split-lines.ts';

interface RestoreOptions {
  replace?: boolean;
  dryRun?: boolean;
  yes?: boolean;
  json?: boolean;
  passphraseFile?: string;
}

/** `markwell restore`: all of a backup, or nothing. */
export async function restoreCommand(file: string, options: RestoreOptions): Promise<void> {
  if (file !== '-') await checkReadable(file);
  let asked: Promise<string> | undefined;
  const readPassphrase = () => (asked ??= readBackupPassphrase(options.passphraseFile));
  const read = () => readLines(file, readPassphrase);
  try {
    const address = readDatabaseAddress(process.env);
    if (options.dryRun) return await printRestored(await checkBackup(read()), options);
    // Read twice where that can be done: what is wrong with it is known before anything is begun.
    if (file !== '-') await checkBackup(read());
    if (options.replace) await confirmOrEnd('Put the database that is there aside, and restore this backup?', options);
    const { replace } = options;
    const restored = await replaceDatabase({ address, lines: read(), now: new Date(), replace });
    if (restored.keptAs !== null) printMessage(`The database that was there is kept as ${restored.keptAs}.`);
    await printRestored(restored, options);
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(error.message, exitCodes.wrongUsage);
    if (error instanceof Problem) throw toCommandError(error);
    if (error instanceof CannotOpenDatabase) throw new CommandError(error.message);
    const unavailable = asUnavailable(error);
    if (unavailable !== undefined) throw new CommandError(unavailable.message);
    throw error;
  }
}

async function checkReadable(file: string): Promise<void> {
  try {
    const handle = await open(file);
    const isFolder = (await handle.stat()).isDirectory();
    await handle.close();
    if (isFolder) throw fileError('EISDIR');
  } catch (error) {
    throw cannotRead(file, error);
  }
}

async function printRestored(
  restored: { madeAt: string; tables: Readonly<Record<string, number>> },
  { dryRun, json }: RestoreOptions,
): Promise<void> {
  const rows = Object.entries(restored.tables).map(([table, count]) => [table, String(count)]);
  await (json ? printJson(restored) : printTable(['Table', 'Rows'], rows));
  printMessage(
    dryRun
      ? `A whole backup of ${restored.madeAt}. A dry run: nothing was changed.`
      : `Restored the backup of ${restored.madeAt}.`,
  );
}

/** The lines of a compressed file, which may be encrypted; a `Problem` where it is not compressed, or broke off. */
async function* readLines(file: string, readPassphrase: () => Promise<string>): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // What goes wrong on the way comes out of `unpacked`.
  const source = file === '-' ? process.stdin : createReadStream(file);
  pipeline(decryptIfNeeded(file, source, readPassphrase), unpacked, () => {});
  unpacked.setEncoding('utf8');
  try {
    yield* splitLines(unpacked);
  } catch (error) {
    if (error instanceof Problem || error instanceof CommandError) throw error;
    const why = error instanceof Error ? error.message : error;
    throw new Problem(
      'invalid-input',
      `${file} is no backup of Markwell, or is not whole (${why}). Nothing was restored.`,
    );
  }
}
