import { writeFile } from 'node:fs/promises';
import { CommandError } from './command-error.ts';
import { printData, printMessage } from './print.ts';

/**
 * Writes data to the file that was asked for, or to stdout for `-`. A file that is there already is not overwritten: ends
 * the command and says so.
 */
export async function writeOut(file: string, data: string | Uint8Array): Promise<void> {
  if (file === '-') {
    if (typeof data === 'string') return printData(data);
    process.stdout.write(data);
    return;
  }
  try {
    await writeFile(file, data, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const why = isThere ? 'it is there already' : error instanceof Error ? error.message : error;
    throw new CommandError(`${file} cannot be written: ${why}.`);
  }
  printMessage(`Wrote ${file}.`);
}
