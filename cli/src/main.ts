import { CommandError, exitCodes } from './command-error.ts';

import { cannotWrite } from './file-errors.ts';
import { openMenu } from './menu.ts';
import { printError, printMessage } from './print.ts';
import { createProgram } from './program.ts';
import { canAsk, terminalAsker } from './prompts.ts';
import { quoteForShell, speakToMenu } from './wording.ts';

/** Whoever reads our output may stop reading (`| head`): that is no failure. A full disk is. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  printError(cannotWrite('The output', error).message);
  process.exit(exitCodes.failed);
});
/** Messages that nobody reads any more (`2>&1 | head`) change nothing of what is done, or of how it ends. */
process.stderr.on('error', () => undefined);
process.once('SIGINT', () => process.exit(exitCodes.interrupted));

try {
  if (process.argv.length <= 2 && canAsk()) await greet();
  else await createProgram().parseAsync();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  if (error.message !== '') printError(error.message);
  process.exitCode = error.exitCode;
}

/** Says something before the menu is there: what it takes to ask questions is loaded longer than a person likes to wait. */
async function greet(): Promise<void> {
  speakToMenu();
  printMessage('Markwell. Whatever the menu does is a command too: markwell --help. Ctrl-C leaves.\n');
  await openMenu(await terminalAsker(), runShown, async () => {
    const { draftFiles } = await import('./commands/import/import.ts');
    return draftFiles;
  });
}

/** Runs a command that the menu has led to, and shows how it would be typed. */
async function runShown(args: readonly string[]): Promise<void> {
  printMessage(`\n$ markwell ${args.map(quoteForShell).join(' ')}`);
  await createProgram().parseAsync([...args], { from: 'user' });
}
