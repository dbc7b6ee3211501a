import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { decodeText } from '@markwell/server/contract';
import { CommandError } from './command-error.ts';

/** The text of a file, or of standard input for `-`, in whatever alphabet a spreadsheet saved it. Fails with the reason. */
export async function readTextFile(file: string): Promise<string> {
  try {
    return decodeText(file === '-' ? await buffer(process.stdin) : await readFile(file));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}
