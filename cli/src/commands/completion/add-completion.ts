import { Argument, type Command } from 'commander';
import { examples } from '../../examples.ts';

/** Adds `markwell completion`: what the Tab key offers in a shell. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .summary('print a completion script for your shell')
    .description('Prints a script that lets the Tab key complete commands and options.')
    .addArgument(new Argument('<shell>', 'which shell').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      examples([
        'markwell completion bash > ~/.local/share/bash-completion/completions/markwell',
        "echo 'source <(markwell completion zsh)' >> ~/.zshrc",
        'markwell completion fish > ~/.config/fish/completions/markwell.fish',
      ]),
    )
    .action(async (shell: string) => {
      const { completionCommand } = await import('./completion-command.ts');
      await completionCommand(program, shell);
    });
}
