import { writeFile } from 'node:fs/promises';
import { cannotWrite } from './file-errors.ts';
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
    throw cannotWrite(file, error);
  }
  printMessage(`Wrote ${file}.`);
}
