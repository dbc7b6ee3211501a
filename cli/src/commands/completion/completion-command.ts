import type { Command } from 'commander';
import { printData } from '../../print.ts';
import { bashScript } from './bash-script.ts';
import { type CommandNode, commandTree } from './command-tree.ts';
import { fishScript } from './fish-script.ts';
import { zshScript } from './zsh-script.ts';

const scripts: Readonly<Record<string, (tree: readonly CommandNode[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** `markwell completion`: made from the commands themselves, so that it knows all of them. */
export async function completionCommand(program: Command, shell: string): Promise<void> {
  await printData(scripts[shell]?.(commandTree(program)) ?? '');
}
