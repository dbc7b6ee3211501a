import { CommandError } from './command-error.ts';
import { exitCodes } from './exit-codes.ts';
import { printError } from './print.ts';
import { createProgram } from './program.ts';

/** Whoever reads our output may stop reading (`| head`): that is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  throw error;
});
process.once('SIGINT', () => process.exit(exitCodes.interrupted));

try {
  await createProgram().parseAsync();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  if (error.message !== '') printError(error.message);
  process.exitCode = error.exitCode;
}
