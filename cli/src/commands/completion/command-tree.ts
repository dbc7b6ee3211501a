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
  /** With the values that an option takes one of; `takesValue` alone where any will do, such as a file. */
  readonly options: readonly (Word & { readonly choices: readonly string[]; readonly takesValue: boolean })[];
  /** Whether words of any kind can follow, such as files. */
  readonly takesArguments: boolean;
  /** What can follow, where that is one of a few words, such as the name of a shell. */
  readonly argumentChoices: readonly string[];
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
      ...command.options.flatMap(({ long, description, argChoices = [], required, optional }) =>
        long === undefined || long === null
          ? []
          : [{ word: long, meaning: firstLine(description), choices: argChoices, takesValue: required || optional }],
      ),
      { word: '--help', meaning: 'print help', choices: [], takesValue: false },
    ],
    takesArguments: command.registeredArguments.length > 0,
    argumentChoices: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
  };
  for (const one of subcommands) yield* walk(one, [...path, one.name()]);
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
