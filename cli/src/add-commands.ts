import { Argument, type Command, Option } from 'commander';
import type { Actions, OptionWords, Reply, Words } from './command-words.ts';

/** Loads the actions of the commands. */
type Load<Given extends Words> = () => Promise<{ readonly actions: Actions<Given> }>;

/** Adds the commands that `words` describes. `load` fetches their actions when one of them runs. */
export function addCommands<Given extends Words>(program: Command, words: Given, load: Load<Given>): void;
export function addCommands(
  program: Command,
  words: Words,
  load: () => Promise<{ readonly actions: Readonly<Record<string, (input: Input) => Promise<Reply | undefined>>> }>,
): void {
  for (const [usage, given] of Object.entries(words)) {
    const [path = '', ...args] = usage.split(/ (?=[<[])/);
    const names = path.split(' ');
    const command = parentOf(program, names).command(names.at(-1) ?? '');
    command.summary(given.summary).addHelpText('after', examples(given.examples));
    if (given.description !== undefined) command.description(given.description);
    for (const arg of args) command.addArgument(argumentOf(arg, given.arguments));
    if (given.options === undefined) continue;
    for (const [flags, option] of Object.entries(given.options)) command.addOption(optionOf(flags, option));
    command.action(async () => {
      const input = inputOf(command, given.options ?? {});
      const [{ actions }, { printReply }] = await Promise.all([load(), import('./print-reply.ts')]);
      await printReply((await actions[path]?.(input)) ?? {}, input.json === true);
    });
  }
}

/** Example calls, shown after a command's help. */
export function examples(lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
}

type Input = Readonly<Record<string, unknown>>;

function parentOf(program: Command, names: readonly string[]): Command {
  const parent = (within: Command, name: string) => within.commands.find((one) => one.name() === name) ?? within;
  return names.slice(0, -1).reduce(parent, program);
}

function argumentOf(usage: string, given: Words[string]['arguments'] = {}): Argument {
  const words = given[usage.replace(/^.|[|.>\]].*$/g, '')];
  if (words === undefined || typeof words === 'string') return new Argument(usage, words);
  return new Argument(usage, words.says).choices(words.choices);
}

function optionOf(flags: string, given: string | OptionWords): Option {
  const { says, choices, default: fallback, required, conflicts } = wordsOf(given);
  const option = new Option(flags, says).makeOptionMandatory(required ?? false);
  if (choices !== undefined) option.choices(choices);
  if (fallback !== undefined) option.default(fallback);
  if (conflicts !== undefined) option.conflicts(conflicts);
  return option;
}

/** What was typed, by name. Values are read here because commander's own readers cannot return null. */
function inputOf(command: Command, words: NonNullable<Words[string]['options']>): Input {
  const typed = command.opts();
  const options = Object.entries(words).map(([flags, given]) => {
    const { read } = wordsOf(given);
    const option = new Option(flags);
    const name = option.attributeName();
    const value: unknown = typed[name];
    return [name, read !== undefined && typeof value === 'string' ? read(value, option.long ?? flags) : value];
  });
  const args = command.registeredArguments.map((one, at) => [
    one.name().replace(/\|.*$/, ''),
    command.processedArgs[at],
  ]);
  return Object.fromEntries([...options, ...args]);
}

function wordsOf(given: string | OptionWords): OptionWords {
  return typeof given === 'string' ? { says: given } : given;
}
