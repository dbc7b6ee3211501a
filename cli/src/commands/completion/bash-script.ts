import type { CommandNode } from './command-tree.ts';

/**
 * A completion script for bash. It finds the command by the words that are no options, and offers what can follow it; where
 * Markwell has nothing to offer, bash completes file names.
 */
export function bashScript(tree: readonly CommandNode[]): string {
  return `_markwell() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$command $word" in
${stepsOf(tree, '      ')}
    esac
  done
  # Bash makes words of their own of an option, the = behind it, and its value.
  if [[ "$current" == "=" ]]; then current=""; elif [[ "$previous" == "=" ]]; then previous="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  local words=""
  case "$command $previous" in
${tree.flatMap(choicesOf).join('\n')}
    *)
      case "$command" in
${tree.map(wordsOf).join('\n')}
      esac
      ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _markwell markwell
`;
}

/** The branches of a `case`, in bash and zsh, that take the command found so far and the next word to the command they make. */
export function stepsOf(tree: readonly CommandNode[], indent: string): string {
  return tree
    .filter(({ path }) => path.length > 0)
    .map(({ path }) => `${indent}"${path.slice(0, -1).join(' ')} ${path.at(-1)}") command="${path.join(' ')}" ;;`)
    .join('\n');
}

function choicesOf({ path, options }: CommandNode): string[] {
  return options
    .filter(({ takesValue }) => takesValue)
    .map(({ word, choices }) => `    "${path.join(' ')} ${word}") words="${choices.join(' ')}" ;;`);
}

function wordsOf({ path, subcommands, options, takesArguments, argumentChoices }: CommandNode): string {
  const names = subcommands.map(({ word }) => word);
  const flags = options.map(({ word }) => word);
  // Options are many and commands and files few: they are offered once a hyphen is typed, or where nothing else can follow.
  const plain = names.length > 0 ? names : takesArguments ? argumentChoices : flags;
  return `        "${path.join(' ')}") case "$current" in -*) words="${flags.join(' ')}" ;; *) words="${plain.join(' ')}" ;; esac ;;`;
}
