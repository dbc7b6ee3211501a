import { CommandError } from './command-error.ts';
import { exitCodes } from './exit-codes.ts';

/** The number of a mark scheme version as it was typed; wrong usage when it is none. */
export function readVersionOption(typed: string): number {
  return readVersion('--version', typed);
}

/** The same of an argument or option of any name. */
export function readVersion(name: string, typed: string): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new CommandError(`${name} takes the number of a version, such as 2; '${typed}' is none.`, exitCodes.wrongUsage);
}
