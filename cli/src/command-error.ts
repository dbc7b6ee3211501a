import { exitCodes } from './exit-codes.ts';

/** Ends a command with a message for people and an exit code; anything else that is thrown is a bug and shows its stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}
