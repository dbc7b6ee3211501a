import {
  type Actor,
  asUnavailable,
  CannotOpenDatabase,
  ConfigError,
  NoDatabase,
  openServices,
  Problem,
  type Services,
} from '@markwell/server/operations';
import { findActor } from './acting-as.ts';
import { CommandError } from './command-error.ts';
import { exitCodes } from './exit-codes.ts';
import { toCommandError } from './problem-at-terminal.ts';

/** What a command works with, and who runs it. */
export interface TerminalServices extends Services {
  readonly by: Actor;
}

/**
 * Does `work` with the database that DATABASE_URL names, or else with the one at the usual place, and closes it. It has to be there:
 * only what begins a school, such as an import, says that it may be made (`mayMake`), and then where DATABASE_URL names it. What an
 * operation refuses ends the command with exit code 1, and so does a database that cannot be used; an environment that cannot, or names none, with 2.
 */
export async function withServices<Result>(
  work: (services: TerminalServices) => Promise<Result>,
  options: { readonly mayMake?: boolean } = {},
): Promise<Result> {
  try {
    const { services, close } = await openServices(process.env, options);
    try {
      return await work({ ...services, by: await findActor(services) });
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof ConfigError || error instanceof NoDatabase)
      throw new CommandError(error.message, exitCodes.wrongUsage);
    if (error instanceof CannotOpenDatabase) throw new CommandError(error.message);
    if (error instanceof Problem) throw toCommandError(error);
    const unavailable = asUnavailable(error);
    if (unavailable !== undefined) throw new CommandError(unavailable.message);
    throw error;
  }
}
