import type { Command } from 'commander';
import type { Actions } from '../../command-words.ts';
import type { completionWords } from '../../words/site.ts';
import { bashScript } from './bash-script.ts';
import { commandTree } from './command-tree.ts';
import { fishScript } from './fish-script.ts';
import { zshScript } from './zsh-script.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** `markwell completion`: made from the commands themselves, so that it knows all of them. */
export function completionActions(program: Command): Actions<typeof completionWords> {
  return { completion: async ({ shell }) => ({ shown: [scripts[shell](commandTree(program))] }) };
}
