import { userInfo } from 'node:os';
import type { Actor, Services } from '@markwell/server/operations';
import type { Command } from 'commander';
import { CommandError, exitCodes } from './command-error.ts';

/** Of the command that runs: one at a time runs in a process. */
let account: string | undefined;

/** Commands that have nothing to do with the database, and so nobody to name. */
const anonymous = new Set(['mark', 'serve', 'completion', 'help']);

/** Gives every command that uses the database `--as`, which comes before its name as well. */
export function addActingAs(program: Command): void {
  const option = [
    '--as <username>',
    'the account that does it, for the records; else your name on this machine',
  ] as const;
  const addTo = (command: Command) => {
    if (anonymous.has(command.name())) return;
    if (command.commands.length === 0 || command.registeredArguments.length > 0) command.option(...option);
    for (const one of command.commands) addTo(one);
  };
  program.option(...option);
  for (const one of program.commands) addTo(one);
  program.hook('preAction', (_program, command) => {
    const { as }: { as?: string } = command.optsWithGlobals();
    account = as;
  });
}

/** Who runs the command: the account that `--as` names, else whoever is logged in to the machine. */
export async function findActor(services: Services): Promise<Actor> {
  if (account === undefined) return userInfo().username;
  // Loaded when it is needed: what every command waits for knows nothing of the server.
  const { findUser } = await import('@markwell/server/operations');
  const user = await findUser(services, account);
  if (user === undefined) {
    throw new CommandError(
      `--as: there is no user '${account}'. markwell users list names them.`,
      exitCodes.wrongUsage,
    );
  }
  return user.id;
}
