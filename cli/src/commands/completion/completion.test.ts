import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createProgram } from '../../program.ts';
import { bashScript } from './bash-script.ts';
import { commandTree } from './command-tree.ts';
import { fishScript } from './fish-script.ts';

const tree = commandTree(createProgram());

/** What bash offers after these words, the last being typed. */
function complete(words: readonly string[]): string[] {
  const script = `${bashScript(tree)}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _markwell; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, status } = spawnSync('bash', ['--noprofile', '--norc', '-c', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.split('\n').filter((line) => line !== '');
}

test.each<[label: string, words: string[], offered: string[]]>([
  ['a command', ['markwell', 'cla'], ['classes']],
  ['a command of a command', ['markwell', 'classes', ''], ['list', 'import']],
  ['options once a hyphen is typed', ['markwell', 'classes', 'import', '--r'], ['--remove-samples']],
  ['options after what was given', ['markwell', 'classes', 'import', 'roster.csv', '--dry'], ['--dry-run']],
  ['the choices of an option', ['markwell', 'stats', 'export', '--format', ''], ['csv', 'json', 'xlsx']],
  ['the choices that begin like this', ['markwell', 'stats', 'export', '--format', 'x'], ['xlsx']],
  ['options where nothing else can follow', ['markwell', 'homework', 'list', ''], ['--json', '--help']],
  ['nothing where a file is due: bash completes files', ['markwell', 'import', ''], []],
  ['nothing after an option that takes a file', ['markwell', 'scheme', 'test', 'year8', '--marked', ''], []],
  ['nothing for what is unknown: bash completes files', ['markwell', 'classes', 'import', 'ros'], []],
])('bash offers %s', (_label, words, offered) => {
  expect(complete(words)).toEqual(offered);
});

test('every command and option is known to both scripts', () => {
  const [bash, fish] = [bashScript(tree), fishScript(tree)];
  expect(tree.length).toBeGreaterThan(15);
  for (const { path, options } of tree) {
    expect(bash).toContain(`"${path.join(' ')}"`);
    for (const { word } of options) {
      expect(bash).toContain(word);
      expect(fish).toContain(`-l ${word.slice(2)}`);
    }
  }
});

test('fish shows what a word means, whatever signs that has', () => {
  expect(fishScript(tree)).toMatch(/^complete -c markwell -n '.*' -f -a classes -d '.+'$/m);
  const odd = [
    { path: [], subcommands: [{ word: 'x', meaning: "it's a \\ test" }], options: [], takesArguments: false },
  ];
  expect(fishScript(odd)).toContain(String.raw`-d 'it\'s a \\ test'`);
});
