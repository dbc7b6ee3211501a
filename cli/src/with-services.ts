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
import { CommandError, wrongUsage } from './command-error.ts';
import type { Reply } from './command-words.ts';
import { toCommandError } from './problem-at-terminal.ts';
import { type Columns, tableOf } from './table.ts';

/** What a command works with, and who runs it. */
export interface TerminalServices extends Services {
  readonly by: Actor;
}

interface OpenOptions {
  /** Whether the database that DATABASE_URL names is made where there is none: only what begins a school, such as an import, may. */
  readonly mayMake?: boolean;
}

/**
 * Does `work` with the database that DATABASE_URL names, or else with the one at the usual place, and closes it. It has to be
 * there, unless it may be made. What goes wrong ends the command as `endOf` says.
 */
export async function withServices<Result>(
  work: (services: TerminalServices) => Promise<Result>,
  options: OpenOptions = {},
): Promise<Result> {
  try {
    const { services, close } = await openServices(process.env, options);
    try {
      return await work({ ...services, by: await findActor(services) });
    } finally {
      await close();
    }
  } catch (error) {
    throw endOf(error);
  }
}

/** An action that works with the database from beginning to end. */
export function inDatabase<Input>(
  work: (input: Input, services: TerminalServices) => Promise<Reply | undefined>,
  options?: OpenOptions,
): (input: Input) => Promise<Reply | undefined> {
  return (input) => withServices((services) => work(input, services), options);
}

/** An action that lists what `read` gives, as a table of these columns; where there is nothing, `empty` is said. */
export function listing<Input, Row>(
  read: (services: TerminalServices, input: Input) => Promise<readonly Row[]>,
  columns: Columns<Row>,
  empty?: string,
): (input: Input) => Promise<Reply | undefined> {
  return inDatabase(async (input, services) => {
    const rows = await read(services, input);
    return { json: rows, shown: [tableOf(rows, columns, empty)] };
  });
}

/**
 * How a command ends for an error of an operation: with exit code 1 for what it refuses and for a database that cannot be used,
 * with 2 for an environment that cannot be, or that names none. Any other error stays what it is, which is a bug.
 */
export function endOf(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof NoDatabase) return wrongUsage(error.message);
  if (error instanceof CannotOpenDatabase) return new CommandError(error.message);
  if (error instanceof Problem) return toCommandError(error);
  const unavailable = asUnavailable(error);
  return unavailable === undefined ? error : new CommandError(unavailable.message);
}
