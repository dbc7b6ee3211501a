import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type BackupSummary,
  brokenBackup,
  checkBackup,
  Problem,
  readDatabaseAddress,
  replaceDatabase,
} from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import type { Actions, Reply } from '../../command-words.ts';
import { cannotRead, fileError } from '../../file-errors.ts';
import { confirmOrEnd } from '../../prompts.ts';
import { tableOf } from '../../table.ts';
import { endOf } from '../../with-services.ts';
import type { restoreWords } from '../../words/site.ts';
import { decryptIfNeeded } from './encryption.ts';
import { readBackupPassphrase } from './read-passphrase.ts';

/** `markwell restore`: all of a backup, or nothing. */
export const actions: Actions<typeof restoreWords> = {
  restore: async ({ file, replace, dryRun, yes, passphraseFile }) => {
    if (file !== '-') await checkReadable(file);
    let asked: Promise<string> | undefined;
    const readPassphrase = () => (asked ??= readBackupPassphrase(passphraseFile));
    const read = () => readLines(file, readPassphrase);
    try {
      const address = readDatabaseAddress(process.env);
      if (dryRun) {
        const checked = await checkBackup(read());
        return describe(checked, `A whole backup of ${checked.madeAt}. A dry run: nothing was changed.`);
      }
      // Read twice where that can be done: what is wrong with it is known before anything is begun.
      if (file !== '-') await checkBackup(read());
      if (replace) await confirmOrEnd('Put the database that is there aside, and restore this backup?', { yes });
      const restored = await replaceDatabase({ address, lines: read(), now: new Date(), replace });
      const kept = restored.keptAs === null ? '' : `The database that was there is kept as ${restored.keptAs}.`;
      return { said: kept, ...describe(restored, `Restored the backup of ${restored.madeAt}.`) };
    } catch (error) {
      throw endOf(error);
    }
  },
};

function describe(restored: BackupSummary, after: string): Reply {
  const rows = Object.entries(restored.tables);
  return { json: restored, shown: [tableOf(rows, { Table: ([name]) => name, Rows: ([, count]) => count })], after };
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

/** The longest line of a backup, in characters: a picture has 5 MB at most, which is 7 million in base64. */
export const longestLine = 32_000_000;

/** The lines of a text that comes in pieces, in time and memory that go with their length. Throws a `Problem` for one that no backup has. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    begun.push(first);
    length += first.length;
    if (length > longestLine) throw brokenBackup('It has a line that is longer than any that Markwell writes.');
    const last = others.pop();
    if (last === undefined) continue;
    yield begun.join('');
    yield* others;
    begun = [last];
    length = last.length;
  }
  if (length > 0) yield begun.join('');
}
