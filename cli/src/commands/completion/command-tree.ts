import type { Command } from 'commander';

/** A word that can stand at some place of the command line, with what it means. */
export interface Word {
  readonly word: string;
  readonly meaning: string;
}

/** What can follow one command. */
export interface CommandNode {
  /** The words after `markwell`: `[]` for the program itself, `['classes', 'import']`. */
  readonly path: readonly string[];
  readonly subcommands: readonly Word[];
  readonly options: readonly (Word & { readonly choices: readonly string[] })[];
}

/** Every command of the program with what can follow it, the program itself first. */
export function commandTree(program: Command): CommandNode[] {
  return [...walk(program, [])];
}

function* walk(command: Command, path: readonly string[]): Generator<CommandNode> {
  const subcommands = command.commands.filter((one) => one.name() !== 'help');
  yield {
    path,
    subcommands: subcommands.map((one) => ({
      word: one.name(),
      meaning: one.summary() || firstLine(one.description()),
    })),
    options: [
      ...command.options.flatMap(({ long, description, argChoices = [] }) =>
        long === undefined || long === null
          ? []
          : [{ word: long, meaning: firstLine(description), choices: argChoices }],
      ),
      { word: '--help', meaning: 'print help', choices: [] },
    ],
  };
  for (const one of subcommands) yield* walk(one, [...path, one.name()]);
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
