import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createProgram } from '../../program.ts';
import { bashScript } from './bash-script.ts';
import { commandTree } from './command-tree.ts';
import { fishScript } from './fish-script.ts';
import { zshScript } from './zsh-script.ts';

const tree = commandTree(createProgram());
const typed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ');

/** How to ask each shell what it offers after these words, the last being typed. */
const shells: Readonly<Record<string, { args: string[]; ask: (words: readonly string[]) => string }>> = {
  bash: {
    args: ['--noprofile', '--norc', '-c'],
    ask: (words) => `${bashScript(tree)}
COMP_WORDS=(${typed(words)}); COMP_CWORD=${words.length - 1}; _markwell; printf '%s\\n' "\${COMPREPLY[@]}"`,
  },
  // Without a terminal zsh has no completion to call: its two ways to offer words print them here, and what leaves the front
  // of a word alone takes it away.
  zsh: {
    args: ['-f', '-c'],
    ask: (words) => `compdef() {}
${zshScript(tree)}
_describe() { print -rl -- "\${(@M)\${(@P)2}:#\${words[CURRENT]}*}"; }
_files() {}
compset() { words[CURRENT]="\${words[CURRENT]#*=}"; }
words=(${typed(words)}); CURRENT=${words.length}; _markwell`,
  },
  fish: {
    args: ['--no-config', '-c'],
    // From a folder without files, which fish would offer beside.
    ask: (words) => `cd (mktemp -d); ${fishScript(tree)}
complete -C '${words.join(' ')}'`,
  },
};

function complete(shell: string, words: readonly string[]): string[] {
  const { args = [], ask } = shells[shell] ?? {};
  const { stdout, stderr, status } = spawnSync(shell, [...args, ask?.(words) ?? ''], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) => line.split(/[:\t]/)[0] ?? '').toSorted();
}

const isHere = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

const cases: [label: string, words: string[], offered: string[]][] = [
  ['a command', ['markwell', 'cla'], ['classes']],
  ['a command of a command', ['markwell', 'classes', ''], ['import', 'list']],
  ['options once a hyphen is typed', ['markwell', 'classes', 'import', '--r'], ['--remove-samples']],
  ['options after what was given', ['markwell', 'classes', 'import', 'roster.csv', '--dry'], ['--dry-run']],
  ['the choices of an option', ['markwell', 'stats', 'export', '--format', ''], ['csv', 'json', 'xlsx']],
  ['the choices that begin like this', ['markwell', 'stats', 'export', '--format', 'x'], ['xlsx']],
  ['nothing where a file is due: bash completes files', ['markwell', 'import', ''], []],
  ['nothing after an option that takes a file', ['markwell', 'scheme', 'test', 'year8', '--marked', ''], []],
  ['nothing for what is unknown: bash completes files', ['markwell', 'classes', 'import', 'ros'], []],
  ['the choices of what a command takes', ['markwell', 'completion', ''], ['bash', 'fish', 'zsh']],
  [
    'no options of another command that begins like it',
    ['markwell', 'remark', 'undo', '--'],
    ['--as', '--dry-run', '--help', '--json', '--yes'],
  ],
  ['no options of a command named among its words', ['markwell', 'classes', 'import', '--r'], ['--remove-samples']],
];

for (const shell of ['bash', 'zsh', 'fish']) {
  test.for(cases)(`${shell} offers %s`, ([_label, words, offered], { skip }) => {
    skip(!isHere(shell), `${shell} is not installed`);
    expect(complete(shell, words)).toEqual(offered);
  });
}

/** Bash hands over an option, the = behind it and its value as three words, or as two where nothing is behind the =. */
const asGiven = (shell: string, words: readonly string[]) =>
  shell === 'bash' ? words.flatMap((word) => word.split(/(=)/).filter((part) => part !== '')) : words;

for (const shell of ['bash', 'zsh', 'fish']) {
  test.for([
    ['the choices of an option behind its =', '--role=', ['admin', 'teacher']],
    ['the choices that begin like what is behind the =', '--role=te', ['teacher']],
    ['nothing behind the = of an option that takes any words', '--name=', []],
  ] as const)(`${shell} offers %s`, ([_label, word, offered], { skip }) => {
    skip(!isHere(shell), `${shell} is not installed`);
    const found = complete(shell, asGiven(shell, ['markwell', 'users', 'add', 'x', word]));
    expect(found.map((one) => one.replace(/^--role=/, ''))).toEqual(offered);
  });
}

// Fish shows options once a hyphen is typed, whatever else there is.
test.for(['bash', 'zsh'])('%s offers options where nothing else can follow', (shell, { skip }) => {
  skip(!isHere(shell), `${shell} is not installed`);
  expect(complete(shell, ['markwell', 'homework', 'list', ''])).toEqual(['--as', '--help', '--json']);
});

test('every command and option is known to all scripts', () => {
  const [bash, zsh, fish] = [bashScript(tree), zshScript(tree), fishScript(tree)];
  expect(tree.length).toBeGreaterThan(15);
  for (const { path, options } of tree) {
    expect(bash).toContain(`"${path.join(' ')}"`);
    expect(zsh).toContain(`"${path.join(' ')}:"`);
    expect(fish).toContain(`"__markwell_at '${path.join(' ')}'"`);
    for (const { word } of options) {
      expect(bash).toContain(word);
      expect(zsh).toContain(`'${word}:`);
      expect(fish).toContain(`-l ${word.slice(2)}`);
    }
  }
});

test('zsh and fish show what a word means, whatever signs that has', () => {
  expect(fishScript(tree)).toMatch(/^complete -c markwell -n ".*" -a classes -d '.+'$/m);
  const odd = [
    {
      path: [],
      subcommands: [{ word: 'x', meaning: "it's a \\ test" }],
      options: [],
      takesArguments: false,
      argumentChoices: [],
    },
  ];
  expect(zshScript(odd)).toContain(String.raw`'x:it'\''s a \ test'`);
  expect(fishScript(odd)).toContain(String.raw`-d 'it\'s a \\ test'`);
});
