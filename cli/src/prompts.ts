import { CommandError } from './command-error.ts';
import { exitCodes } from './exit-codes.ts';

/** Whether somebody is there to answer: questions are put on a terminal only (design section 7). */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/**
 * Asks before something that cannot be taken back, and ends the command when the answer is no. With `yes` nothing is
 * asked; without a terminal the command ends and says that `--yes` is missing. The question goes to stderr, which leaves
 * stdout to the data.
 */
export async function confirmOrEnd(question: string, { yes = false }: { yes?: boolean | undefined }): Promise<void> {
  if (yes) return;
  if (!canAsk()) {
    throw new CommandError(
      `${question} There is no terminal to answer at: add --yes to do it, or --dry-run to see what would be done.`,
      exitCodes.wrongUsage,
    );
  }
  const { default: inquirer } = await import('inquirer');
  const { go } = await answerOrEnd(
    inquirer.createPromptModule({ output: process.stderr })([
      { type: 'confirm', name: 'go', message: question, default: false },
    ]),
  );
  if (!go) throw new CommandError('Nothing was done.');
}

/** The answer to a question; Ctrl-C while it is asked ends the command as Ctrl-C does anywhere else. */
export async function answerOrEnd<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError') throw new CommandError('', exitCodes.interrupted);
    throw error;
  }
}
