import { stepsOf } from './bash-script.ts';
import type { CommandNode, Word } from './command-tree.ts';

/**
 * A completion script for zsh, with the meaning of each word beside it: to be sourced, or kept as `_markwell` in a folder of
 * `fpath`. It starts zsh's completion itself where a new `.zshrc` has not; where Markwell has nothing to offer, zsh completes
 * file names.
 */
export function zshScript(tree: readonly CommandNode[]): string {
  return `#compdef markwell
_markwell() {
  local command="" previous="\${words[CURRENT-1]}" word
  local -a found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$command $word" in
${stepsOf(tree, '      ')}
    esac
  done
  if [[ "\${words[CURRENT]}" == --*=* ]]; then previous="\${words[CURRENT]%%=*}"; compset -P '*='; fi
  case "$command $previous" in
${tree.flatMap(valuesOf).join('\n')}
  esac
  case "$command:\${words[CURRENT]}" in
${tree.flatMap(wordsOf).join('\n')}
  esac
  if (( \${#found} )); then _describe markwell found; else _files; fi
}
if [[ "\${funcstack[1]}" == _markwell ]]; then
  _markwell "$@"
else
  (( \${+functions[compdef]} )) || { autoload -Uz compinit && compinit -i; }
  compdef _markwell markwell
fi
`;
}

function valuesOf({ path, options }: CommandNode): string[] {
  return options
    .filter(({ takesValue }) => takesValue)
    .map(({ word, choices }) => {
      const offered = choices.length > 0 ? `found=(${choices.join(' ')}); _describe value found` : '_files';
      return `    "${path.join(' ')} ${word}") ${offered}; return ;;`;
    });
}

function wordsOf({ path, subcommands, options, takesArguments, argumentChoices }: CommandNode): string[] {
  const command = path.join(' ');
  const flags = options.map(described).join(' ');
  const names = subcommands.map(described).join(' ');
  const plain = names || (takesArguments ? argumentChoices.join(' ') : flags);
  return [`    "${command}:-"*) found=(${flags}) ;;`, `    "${command}:"*) found=(${plain}) ;;`];
}

/** As `_describe` takes it: the word, a colon, what it means. */
function described({ word, meaning }: Word): string {
  return `'${`${word}:${meaning}`.replaceAll("'", String.raw`'\''`)}'`;
}
