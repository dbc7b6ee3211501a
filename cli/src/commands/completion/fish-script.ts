import type { CommandNode } from './command-tree.ts';

/** A completion script for fish, with the meaning of each word beside it. */
export function fishScript(tree: readonly CommandNode[]): string {
  const lines = tree.flatMap(({ path, subcommands, options }) => {
    const here = conditionOf(
      path,
      subcommands.map(({ word }) => word),
    );
    return [
      ...subcommands.map(({ word, meaning }) => `complete -c markwell ${here} -f -a ${word} -d ${quote(meaning)}`),
      ...options.map(
        ({ word, meaning, choices, takesValue }) =>
          `complete -c markwell ${conditionOf(path, [])} -l ${word.slice(2)}${choices.length > 0 ? ` -x -a ${quote(choices.join(' '))}` : takesValue ? ' -r' : ''} -d ${quote(meaning)}`,
      ),
    ];
  });
  return `${lines.join('\n')}\n`;
}

/** True where the words of `path` have been typed, and none of those that would go further. */
function conditionOf(path: readonly string[], further: readonly string[]): string {
  const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`);
  const notSeen = further.length > 0 ? [`not __fish_seen_subcommand_from ${further.join(' ')}`] : [];
  const all = [...seen, ...notSeen];
  return all.length === 0 ? '' : `-n ${quote(all.join('; and '))}`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
