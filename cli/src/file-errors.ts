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
  return new CommandError(`${file} cannot be written: ${reasonOf(error, whyNotWritten)}.`);
}

function reasonOf(error: unknown, reasons: Reasons): unknown {
  if (!(error instanceof Error)) return error;
  return ('code' in error && reasons[String(error.code)]) || error.message;
}
