import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { decodeText } from '@markwell/server/contract';
import { cannotRead } from './file-errors.ts';

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
