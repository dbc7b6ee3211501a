import { CommandError } from './command-error.ts';
import { exitCodes } from './exit-codes.ts';

/** The number of a student, as it was typed. */
export function readStudentId(typed: string): number {
  if (/^\d{1,9}$/.test(typed)) return Number(typed);
  throw new CommandError(`'${typed}' is no student's number. markwell students find tells them.`, exitCodes.wrongUsage);
}
