import type { Command } from 'commander';
import type { Actions } from '../../command-words.ts';
import type { completionWords } from '../../words/site.ts';

/**
 * A script for each shell, which asks the program what can follow whenever Tab is pressed, and so knows each version of it. Where
 * the program has nothing to offer, the shell completes file names.
 */
const scripts = {
  bash: `_markwell() {
  local IFS=$'\\n'
  COMPREPLY=($(markwell completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _markwell markwell
`,
  // Starts zsh's completion itself where a new .zshrc has not. It can be sourced, or kept as _markwell in a folder of fpath.
  zsh: `#compdef markwell
_markwell() {
  local -a found
  found=("\${(@f)$(markwell completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then _describe markwell found; else compset -P '*='; _files; fi
}
if [[ "\${funcstack[1]}" == _markwell ]]; then
  _markwell "$@"
else
  (( \${+functions[compdef]} )) || { autoload -Uz compinit && compinit -i; }
  compdef _markwell markwell
fi
`,
  fish: `function __markwell
  set -l words (commandline -opc)
  set -e words[1]
  set -l current (commandline -ct)
  set -l found (markwell completion fish -- $words "$current" 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path "$current"
  end
end
complete -c markwell -f -a '(__markwell)'
`,
};

/** What comes between a word and what it means, as each shell reads it; bash shows words alone. */
const between = { bash: undefined, zsh: ':', fish: '\t' };

/** `markwell completion`: prints a script, or for that script what can follow the words typed so far. */
export function completionActions(program: Command): Actions<typeof completionWords> {
  return {
    completion: async ({ shell, words }) => {
      if (words.length === 0) return { shown: [scripts[shell]] };
      const sign = between[shell];
      return { shown: offersAfter(program, words).map((offer) => `${offer.slice(0, sign ? 2 : 1).join(sign)}\n`) };
    },
  };
}

/** A word that can follow, and what it means if there is more to say. */
type Offer = [word: string, meaning?: string];

/** What the last of the words typed so far can become: none where a file may stand, or anything. */
export function offersAfter(program: Command, typed: readonly string[]): Offer[] {
  // Bash makes words of their own of an option, the = behind it, and its value.
  const words = typed.filter((word) => word !== '=');
  const current = typed.at(-1) === '=' ? '' : (words.pop() ?? '');
  const [, flag = words.at(-1), value = current] = /^(--[^=]+)=(.*)$/.exec(current) ?? [];
  const command = words.reduce((at, word) => at.commands.find((one) => one.name() === word) ?? at, program);
  const option = command.options.find(({ long }) => long === flag);
  const offers: Offer[] =
    option?.required || option?.optional
      ? (option.argChoices ?? []).map((choice) => [current.slice(0, current.length - value.length) + choice])
      : wordsFor(command, current);
  return offers.filter(([word]) => word.startsWith(current));
}

/** Options are many and commands and files few: they are offered once a hyphen is typed, or where nothing else can follow. */
function wordsFor(command: Command, current: string): Offer[] {
  const { commands, registeredArguments } = command;
  if (current.startsWith('-') || (commands.length === 0 && registeredArguments.length === 0)) {
    const options = command.createHelp().visibleOptions(command);
    return options.map(({ long, flags, description }) => [long ?? flags, firstLine(description)]);
  }
  if (commands.length > 0) return commands.map((one) => [one.name(), one.summary() || firstLine(one.description())]);
  return registeredArguments.flatMap(({ argChoices = [] }) => argChoices.map((choice): Offer => [choice]));
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
