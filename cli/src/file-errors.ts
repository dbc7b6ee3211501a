import { statSync } from 'node:fs';
import { CommandError } from './command-error.ts';

type Reasons = Readonly<Record<string, string>>;

const whyNotRead: Reasons = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
};

const whyNotWritten: Reasons = {
  EEXIST: 'it is there already',
  ENOENT: 'there is no such folder',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  ENOSPC: 'there is no room',
};

/** Why a file cannot be read, in words rather than in codes where we have them. */
export function cannotRead(file: string, error: unknown): CommandError {
  return new CommandError(`${file} cannot be read: ${reasonOf(error, whyNotRead)}.`);
}

/** Why a file cannot be written, likewise. */
export function cannotWrite(file: string, error: unknown): CommandError {
  const reason =
    codeOf(error) === 'EEXIST' && statSync(file).isDirectory() ? 'it is a folder' : reasonOf(error, whyNotWritten);
  return new CommandError(`${file} cannot be written: ${reason}.`);
}

/** An error like those of the file system, where we find out by ourselves what is wrong. */
export function fileError(code: 'EEXIST' | 'EISDIR'): Error {
  return Object.assign(new Error(code), { code });
}

function reasonOf(error: unknown, reasons: Reasons): unknown {
  if (!(error instanceof Error)) return error;
  return reasons[codeOf(error) ?? ''] ?? error.message;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
