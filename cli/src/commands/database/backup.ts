import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Services, writeBackup } from '@markwell/server/operations';
import { wrongUsage } from '../../command-error.ts';
import type { Actions } from '../../command-words.ts';
import { cannotWrite, fileError } from '../../file-errors.ts';
import { withProgress } from '../../progress.ts';
import { withServices } from '../../with-services.ts';
import type { backupWords } from '../../words/site.ts';
import { encrypt } from './encryption.ts';
import { chooseBackupPassphrase } from './read-passphrase.ts';

/** `markwell backup`: the file appears when it is whole and on disk, readable by this account alone. */
export const actions: Actions<typeof backupWords> = {
  backup: async ({ file, dryRun, encrypt: isWanted, passphraseFile }) => {
    if (file === '-' && !dryRun && process.stdout.isTTY)
      throw wrongUsage('A backup is no text for a terminal: name a file.');
    refuseToOverwrite(file);
    const isEncrypted = isWanted === true || passphraseFile !== undefined;
    const passphrase = isEncrypted && !dryRun ? await chooseBackupPassphrase(passphraseFile) : undefined;
    const rows = await withServices((services) => {
      if (dryRun) return writeLines(services, async () => {});
      return file === '-' ? compressTo(services, process.stdout, passphrase) : writeFileOf(services, file, passphrase);
    });
    return {
      said: `${dryRun ? 'Would write' : 'Wrote'} ${rows} rows${file === '-' ? '' : ` to ${file}`}.`,
      // Not among the bytes of the backup itself.
      json: dryRun || file !== '-' ? { file, rows, written: !dryRun } : undefined,
    };
  },
};

async function writeFileOf(services: Services, file: string, passphrase: string | undefined): Promise<number> {
  // Two backups into one file at once must not write into one another; nor may names of children stay behind one that was ended.
  const partial = `${file}.${process.pid}.partial`;
  const removePartial = () => rmSync(partial, { force: true });
  process.once('exit', removePartial);
  try {
    const handle = await open(partial, 'w', 0o600);
    const rows = await compressTo(services, handle.createWriteStream({ flush: true }), passphrase);
    refuseToOverwrite(file);
    await rename(partial, file);
    return rows;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      throw cannotWrite(file, error);
    }
    throw error;
  } finally {
    removePartial();
    process.off('exit', removePartial);
  }
}

function refuseToOverwrite(file: string): void {
  if (file !== '-' && existsSync(file)) throw cannotWrite(file, fileError('EEXIST'));
}

async function compressTo(services: Services, output: Writable, passphrase: string | undefined): Promise<number> {
  const gzip = createGzip();
  const written = passphrase === undefined ? gzip : await encrypt(gzip, passphrase);
  const [rows] = await Promise.all([
    writeLines(services, async (line) => {
      if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
    }).finally(() => gzip.end()),
    pipeline(written, output),
  ]);
  return rows;
}

function writeLines({ database, now }: Services, write: (line: string) => Promise<void>): Promise<number> {
  return withProgress('Backing up', (update) => writeBackup(database, now(), write, update));
}
