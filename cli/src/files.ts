import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { decodeText } from '@markwell/server/contract';
import { CommandError } from './command-error.ts';
import { cannotRead, cannotWrite } from './file-errors.ts';
import { printData, printMessage } from './print.ts';

/** The text of a file, or of standard input for `-`, in whatever alphabet a spreadsheet saved it. Fails with the reason. */
export async function readTextFile(file: string): Promise<string> {
  return decodeText(await readBytes(file));
}

/** The bytes of a file, or of standard input for `-`. Fails with the reason. */
export async function readBytes(file: string): Promise<Buffer> {
  try {
    return file === '-' ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    throw cannotRead(file, error);
  }
}

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

/** The value that JSON holds; `place` is where it came from. Fails with what is wrong. */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CommandError(`${place} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
}
