import { CommandError, exitCodes } from './command-error.ts';

/** Puts questions to the person at the terminal. */
export interface Asker {
  /** A line of text; not empty unless there is a `fallback`, which stands for nothing typed. */
  text(question: string, options?: { fallback?: string }): Promise<string>;
  /** A passphrase: what is typed does not show. */
  secret(question: string): Promise<string>;
  /** One of the choices. */
  choose(question: string, choices: readonly string[]): Promise<string>;
  confirm(question: string): Promise<boolean>;
}

/** Choices that are shown at once; more of them scroll. Two lines below stay free on a small terminal. */
const mostShown = 16;

/** Whether somebody is there to answer: questions are put on a terminal only. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** Asks on the terminal. Questions go to stderr, which leaves stdout to the data. Ctrl-C ends the command. */
export async function terminalAsker(): Promise<Asker> {
  const { default: inquirer } = await import('inquirer');
  const prompt = inquirer.createPromptModule({ output: process.stderr });
  return {
    text: (message, { fallback } = {}) =>
      answerOrEnd(
        prompt([
          {
            type: 'input',
            name: 'answer',
            message,
            ...(fallback === undefined ? {} : { default: fallback }),
            validate: (typed: string) =>
              typed.trim() !== '' || fallback !== undefined || 'Type something, or press Ctrl-C.',
          },
        ]),
      ).then(({ answer }) => String(answer).trim()),
    secret: (message) =>
      answerOrEnd(prompt([{ type: 'password', name: 'answer', message, mask: '*' }])).then(({ answer }) =>
        String(answer),
      ),
    choose: (message, choices) =>
      answerOrEnd(
        prompt([{ type: 'select', name: 'answer', message, choices: [...choices], pageSize: mostShown }]),
      ).then(({ answer }) => String(answer)),
    confirm: (message) =>
      answerOrEnd(prompt([{ type: 'confirm', name: 'answer', message, default: false }])).then(
        ({ answer }) => answer === true,
      ),
  };
}

/**
 * Asks before something that cannot be taken back, and ends the command when the answer is no. With `yes` nothing is
 * asked; without a terminal the command ends and says that `--yes` is missing.
 */
export async function confirmOrEnd(question: string, { yes = false }: { yes?: boolean | undefined }): Promise<void> {
  if (yes) return;
  if (!canAsk()) {
    throw new CommandError(
      `${question} There is no terminal to answer at: add --yes to do it, or --dry-run to see what would be done.`,
      exitCodes.wrongUsage,
    );
  }
  const ask = await terminalAsker();
  if (!(await ask.confirm(question))) throw new CommandError('Nothing was done.');
}

async function answerOrEnd<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError') throw new CommandError('', exitCodes.interrupted);
    throw error;
  }
}
