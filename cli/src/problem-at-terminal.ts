import { sayProblem } from '@markwell/server/contract';
import type { Problem } from '@markwell/server/operations';
import { CommandError } from './command-error.ts';
import { exitCodes } from './exit-codes.ts';
import { said } from './said.ts';
import { menuWords, terminalWords } from './terminal-words.ts';

/** The option that does what was refused all the same. */
const remedies: Partial<Record<string, string>> = {
  'store-again': '--again',
  'skip-unreadable': '--skip-unreadable',
  'publish-anyway': '--override',
};

/** What an operation refuses, as a command ends with it: in the words of the command line, with the option that would do it all the same. */
export function toCommandError({ message: reason, details: { field, hint } }: Problem): CommandError {
  const message = sayProblem({ reason, field, hint }, said({ typed: terminalWords, menu: menuWords }));
  return new CommandError(message, exitCodes.failed, hint && remedies[hint.kind]);
}
