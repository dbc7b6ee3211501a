import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from '../../program.ts';
import { launcher, runCommand } from '../../testing/run-markwell.ts';
import { offersAfter } from './completion.ts';

const program = createProgram();
const wordsAfter = (...words: string[]) =>
  offersAfter(program, words)
    .map(([word]) => word)
    .toSorted();

test.each<[label: string, words: string[], offered: string[]]>([
  ['a command', ['cla'], ['classes']],
  ['a command of a command', ['classes', ''], ['changes', 'import', 'list', 'move-up', 'sync', 'undo']],
  ['options once a hyphen is typed', ['classes', 'import', '--r'], ['--remove-samples']],
  ['options after what was given', ['classes', 'import', 'roster.csv', '--dry'], ['--dry-run']],
  ['options where nothing else can follow', ['homework', 'list', ''], ['--as', '--help', '--json']],
  ['the choices of an option', ['stats', 'export', '--format', ''], ['csv', 'json', 'xlsx']],
  ['the choices that begin like this', ['stats', 'export', '--format', 'x'], ['xlsx']],
  ['the choices of what a command takes', ['completion', ''], ['bash', 'fish', 'zsh']],
  ['nothing where a file is due', ['import', ''], []],
  ['nothing after an option that takes a file', ['scheme', 'test', 'year8', '--marked', ''], []],
  ['nothing for what is unknown', ['classes', 'import', 'ros'], []],
  [
    'no options of a command that begins like it',
    ['remark', 'undo', '--'],
    ['--as', '--dry-run', '--help', '--json', '--yes'],
  ],
  ['whole words behind an =', ['users', 'add', 'x', '--role=te'], ['--role=teacher']],
  ['the value alone where = is a word, as in bash', ['users', 'add', 'x', '--role', '=', 'te'], ['teacher']],
  ['all values where nothing is behind that =', ['users', 'add', 'x', '--role', '='], ['admin', 'teacher']],
  ['nothing behind the = of an option that takes any words', ['users', 'add', 'x', '--name='], []],
])('offers %s', (_label, words, offered) => {
  expect(wordsAfter(...words)).toEqual(offered);
});

function* commandsOf(command: Command, path: string[] = []): Generator<[string[], Command]> {
  yield [path, command];
  for (const one of command.commands) yield* commandsOf(one, [...path, one.name()]);
}

test('knows every command and option, with what it means', () => {
  const all = [...commandsOf(program)];
  expect(all.length).toBeGreaterThan(15);
  for (const [path, { commands, options }] of all) {
    const names = commands.map((one) => one.name()).toSorted();
    if (names.length > 0) expect(wordsAfter(...path, '')).toEqual(names);
    const flags = options.map(({ long }) => long);
    expect(wordsAfter(...path, '--')).toEqual([...flags, '--help'].toSorted());
    for (const [word, meaning] of offersAfter(program, [...path, '--'])) expect(meaning, word).toMatch(/\S/);
  }
});

const isHere = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;
const typed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' ');
const asFunction = `markwell() { '${process.execPath}' '${launcher}' "$@"; }`;

/** How to ask each shell what it offers after these words, the last being typed. */
const shells: Readonly<Record<string, (script: string, words: readonly string[]) => string[]>> = {
  bash: (script, words) => [
    ...['--noprofile', '--norc', '-c'],
    `${asFunction}
${script}
COMP_WORDS=(${typed(words)}); COMP_CWORD=${words.length - 1}; _markwell; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ],
  // Without a terminal zsh has no completion to call: its two ways to offer words print them here.
  zsh: (script, words) => [
    ...['-f', '-c'],
    `${asFunction}
compdef() {}
${script}
_describe() { print -rl -- "\${(@M)\${(@P)2}:#\${words[CURRENT]}*}"; }
_files() { print files; }
compset() {}
words=(${typed(words)}); CURRENT=${words.length}; _markwell`,
  ],
  // From a folder without files, which fish would offer.
  fish: (script, words) => [
    ...['--no-config', '-c'],
    `function markwell; '${process.execPath}' '${launcher}' $argv; end
cd (mktemp -d); ${script}
complete -C '${words.join(' ')}'`,
  ],
};

for (const [shell, argsOf] of Object.entries(shells)) {
  test.for<[label: string, words: string[], offered: Partial<Record<string, string[]>>]>([
    [
      'options, after words that were given',
      ['users', 'list', '--'],
      {
        zsh: [
          '--as:the account that does it, for the records; else your name on this machine',
          '--help:print help for a command',
          '--json:print JSON',
        ],
        fish: [
          '--as\tthe account that does it, for the records; else your name on this machine',
          '--help\tprint help for a command',
          '--json\tprint JSON',
        ],
        bash: ['--as', '--help', '--json'],
      },
    ],
    [
      'the choices of an option',
      ['stats', 'export', '--format', ''],
      Object.fromEntries(Object.keys(shells).map((one) => [one, ['csv', 'json', 'xlsx']])),
    ],
    ['file names where there is nothing to offer', ['import', ''], { bash: [], zsh: ['files'], fish: [] }],
  ])(`${shell} offers %s`, async ([_label, words, offered], { skip }) => {
    skip(!isHere(shell), `${shell} is not installed`);
    const script = (await runCommand(['completion', shell])).stdout;
    const { stdout, stderr, status } = spawnSync(shell, argsOf(script, ['markwell', ...words]), { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const lines = stdout.split('\n').filter((line) => line !== '');
    expect(lines.toSorted()).toEqual(offered[shell]);
  });
}
