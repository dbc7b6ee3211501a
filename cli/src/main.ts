import { CommandError } from './command-error.ts';
import { exitCodes } from './exit-codes.ts';
import { openMenu } from './menu.ts';
import { printError, printMessage } from './print.ts';
import { createProgram } from './program.ts';
import { canAsk, terminalAsker } from './prompts.ts';

/** Whoever reads our output may stop reading (`| head`): that is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  throw error;
});
process.once('SIGINT', () => process.exit(exitCodes.interrupted));

try {
  if (process.argv.length <= 2 && canAsk()) await openMenu(await terminalAsker(), runShown);
  else await createProgram().parseAsync();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  if (error.message !== '') printError(error.message);
  process.exitCode = error.exitCode;
}

/** Runs a command that the menu has led to, and shows how it would be typed. */
async function runShown(args: readonly string[]): Promise<void> {
  printMessage(`\n$ markwell ${args.map((word) => (/^[\w./:-]+$/.test(word) ? word : `'${word}'`)).join(' ')}`);
  await createProgram().parseAsync([...args], { from: 'user' });
}
