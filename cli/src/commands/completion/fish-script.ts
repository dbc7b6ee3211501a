import type { CommandNode } from './command-tree.ts';

/**
 * A completion script for fish, with the meaning of each word beside it. It finds the command by the words that are no options,
 * as the one for bash does; where words of any kind can follow, fish completes file names too.
 */
export function fishScript(tree: readonly CommandNode[]): string {
  return `function __markwell_at
  set -l command ''
  for word in (commandline -opc)[2..-1]
    switch "$command $word"
${tree
  .filter(({ path }) => path.length > 0)
  .map(stepOf)
  .join('\n')}
    end
  end
  test "$command" = "$argv[1]"
end
${tree.flatMap(linesOf).join('\n')}
`;
}

function stepOf({ path }: CommandNode): string {
  return `      case '${path.slice(0, -1).join(' ')} ${path.at(-1)}'
        set command '${path.join(' ')}'`;
}

function linesOf({ path, subcommands, options, takesArguments, argumentChoices }: CommandNode): string[] {
  const here = `complete -c markwell -n "__markwell_at '${path.join(' ')}'"`;
  const takesFiles = takesArguments && subcommands.length === 0 && argumentChoices.length === 0;
  return [
    ...(takesFiles ? [] : [`${here} -f`]),
    ...subcommands.map(({ word, meaning }) => `${here} -a ${word} -d ${quote(meaning)}`),
    ...argumentChoices.map((word) => `${here} -a ${word}`),
    ...options.map(({ word, meaning, choices, takesValue }) => {
      const value = choices.length > 0 ? ` -x -a ${quote(choices.join(' '))}` : takesValue ? ' -r -F' : '';
      return `${here} -l ${word.slice(2)}${value} -d ${quote(meaning)}`;
    }),
  ];
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
