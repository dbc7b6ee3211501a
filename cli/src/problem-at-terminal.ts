import { sayProblem } from '@markwell/server/contract';
import type { Problem } from '@markwell/server/operations';
import { CommandError } from './command-error.ts';
import { exitCodes } from './exit-codes.ts';
import { terminalWords } from './terminal-words.ts';

/** What an operation refuses, as a command ends with it: in the words of the command line, with the option that would do it all the same. */
export function toCommandError({ message: reason, details: { field, hint } }: Problem): CommandError {
  const said = sayProblem({ reason, field, hint }, terminalWords);
  return new CommandError(said, exitCodes.failed, hint?.kind === 'store-again' ? '--again' : undefined);
}
