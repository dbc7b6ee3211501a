import { type ProblemWords, sayProblem } from '@markwell/server/contract';
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
import { CommandError, exitCodes, wrongUsage } from './command-error.ts';
import type { Reply } from './command-words.ts';
import { type Columns, tableOf } from './table.ts';
import { said } from './wording.ts';

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

/** The options behind the fields of a call. Other fields are arguments or come from a file, and the reason names them. */
const options = new Map([
  ['studentClass', '--class: '],
  ['class', '--class: '],
  ['classCode', '--class: '],
  ['marked', '--marked: '],
  ['homework', '--homework: '],
  ['classes', '--class: '],
  ['openFrom', '--open: '],
  ['due', '--due: '],
  ['closed', '--close: '],
]);

/** How problems are worded for somebody who types commands. */
const terminalWords: ProblemWords = {
  field: (field) => options.get(field) ?? '',
  hints: {
    'choose-other': ({ values }) => `Did you mean ${values.join(', ')}?`,
    'list-classes': () => 'markwell classes list names them all.',
    'list-users': () => 'markwell users list names them.',
    'list-homework': () => 'markwell homework list names them.',
    'find-students': () => 'markwell students find tells the numbers.',
    'make-student': () => '',
    'show-own-set': () => 'Point it at own to show its own set.',
    'store-again': () => 'To store it once more, add --again.',
    'skip-unreadable': () => 'To store the files that can be read: --skip-unreadable.',
    'publish-anyway': () => 'Correct it, or give a reason to publish it all the same with --override.',
  },
};

/** How they are worded in the menu, which asks by itself what to do about them. */
const menuWords: ProblemWords = {
  field: () => '',
  hints: {
    ...terminalWords.hints,
    'list-classes': () => '',
    'list-users': () => '',
    'list-homework': () => 'The list above names them.',
    'find-students': () => '',
    'store-again': () => '',
    'skip-unreadable': () => '',
    'publish-anyway': () => 'Correct it, or give a reason to publish it all the same.',
  },
};

/** The option that does what was refused all the same. */
const remedies: Partial<Record<string, string>> = {
  'store-again': '--again',
  'skip-unreadable': '--skip-unreadable',
  'publish-anyway': '--override',
};

/** Turns what an operation refused into the error a command ends with, naming the option that would do it anyway. */
export function toCommandError({ message: reason, details: { field, hint } }: Problem): CommandError {
  const message = sayProblem({ reason, field, hint }, said({ typed: terminalWords, menu: menuWords }));
  return new CommandError(message, exitCodes.failed, hint && remedies[hint.kind]);
}
