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
    if (error instanceof Problem) {
      const said = inCommands(error.message);
      throw new CommandError(said, exitCodes.failed, /--again\b/.exec(said)?.[0]);
    }
    throw error;
  }
}

/** How operations that refuse name a field or call, and what that is at a terminal. */
const commandWords: readonly (readonly [said: string | RegExp, here: string])[] = [
  ['GET /api/classes lists them all.', 'markwell classes list names them all.'],
  [/^(?:studentClass|class|classCode): /, '--class: '],
  [/^marked: /, '--marked: '],
  [/^contentId: /, ''],
  ['Point it at null', 'Point it at own'],
  ['ask for it (again)', 'add --again'],
  ['all the same (override)', 'all the same with --override'],
];

function inCommands(message: string): string {
  return commandWords.reduce((text, [said, here]) => text.replace(said, here), message);
}
