/** How a command ends (clig.dev). */
export const exitCodes = {
  done: 0,
  /** It could not be done, or not all of it. */
  failed: 1,
  wrongUsage: 2,
  interrupted: 130,
  terminated: 143,
} as const;

/** Ends a command with a message for people and an exit code; anything else that is thrown is a bug and shows its stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;
  /** An option with which it would be done all the same, such as `--again`, for whoever can ask. */
  readonly remedy: string | undefined;

  constructor(message: string, exitCode: number = exitCodes.failed, remedy?: string) {
    super(message);
    this.exitCode = exitCode;
    this.remedy = remedy;
  }
}

/** What was typed cannot be meant. */
export function wrongUsage(message: string): CommandError {
  return new CommandError(message, exitCodes.wrongUsage);
}
