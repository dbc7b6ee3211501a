import {
  type Actor,
  CannotOpenDatabase,
  ConfigError,
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
 * Does `work` with the database that DATABASE_URL names, which is made where it is not there yet, or else with the one at
 * the usual place, and closes it. What an operation refuses ends the command with exit code 1, an environment that cannot be
 * used with 2.
 */
export async function withServices<Result>(work: (services: TerminalServices) => Promise<Result>): Promise<Result> {
  try {
    const { services, close } = await openServices(process.env);
    try {
      return await work({ ...services, by: await findActor(services) });
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(error.message, exitCodes.wrongUsage);
    if (error instanceof CannotOpenDatabase) throw new CommandError(error.message);
    if (error instanceof Problem) throw toCommandError(error);
    throw error;
  }
}
