import { CommandError } from './command-error.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
};

/** Why a file cannot be read, in words rather than in codes where we have them. */
export function cannotRead(file: string, error: unknown): CommandError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new CommandError(
    `${file} cannot be read: ${reasons[code] ?? (error instanceof Error ? error.message : error)}.`,
  );
}
