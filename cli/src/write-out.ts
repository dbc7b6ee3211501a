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
    throw cannotWrite(file, error);
  }
  printMessage(`Wrote ${file}.`);
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is there already',
  ENOENT: 'there is no such folder',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  ENOSPC: 'there is no room',
};

/** Why a file cannot be written, in words rather than in codes where we have them. */
export function cannotWrite(file: string, error: unknown): CommandError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new CommandError(
    `${file} cannot be written: ${reasons[code] ?? (error instanceof Error ? error.message : error)}.`,
  );
}
