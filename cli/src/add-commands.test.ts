import { Command } from 'commander';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { addCommands } from './add-commands.ts';
import { dryRun, type InputOf, json, words } from './command-words.ts';
import { timeOrNone } from './read-typed.ts';

const thingWords = words({
  thing: { summary: 'things', examples: [] },
  'thing show <id> [others...]': {
    summary: 'show one',
    arguments: { id: { says: 'which', choices: ['a', 'b'] } },
    options: {
      '--not-before <day>': { says: 'from then', read: timeOrNone('00:00') },
      '--kind <kind>': { says: 'of this kind', choices: ['big', 'small'], default: 'big' },
      '--class <codes...>': 'of these classes',
      '--out [file]': 'where to',
      '--no-change': 'leave it',
      '--csv': { says: 'as CSV', conflicts: 'json' },
      ...dryRun,
      ...json,
    },
    examples: ['thing show a'],
  },
  'thing add <file|->': {
    summary: 'add one',
    options: { '--name <name>': { says: 'name', required: true } },
    examples: [],
  },
});
type Shown = InputOf<'thing show <id> [others...]', (typeof thingWords)['thing show <id> [others...]']>;

async function inputOf(...typed: string[]): Promise<unknown> {
  let given: unknown;
  const take = async (input: unknown) => {
    given = input;
    return undefined;
  };
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  addCommands(program, thingWords, async () => ({ actions: { 'thing show': take, 'thing add': take } }));
  await program.parseAsync(['thing', ...typed], { from: 'user' });
  return given;
}

test.each<[label: string, typed: string[], input: object]>([
  [
    'an argument, and what holds where nothing is said',
    ['show', 'a'],
    { id: 'a', others: [], kind: 'big', change: true },
  ],
  ['several arguments', ['show', 'a', 'x', 'y'], { others: ['x', 'y'] }],
  ['an option of two words, read', ['show', 'a', '--not-before', '2026-01-16'], { notBefore: '2026-01-16T00:00' }],
  ['an option that is read to be nothing', ['show', 'a', '--not-before', 'none'], { notBefore: null }],
  ['one of a few values', ['show', 'a', '--kind', 'small'], { kind: 'small' }],
  ['several values', ['show', 'a', '--class', '8a', '8b'], { class: ['8a', '8b'] }],
  ['an option with its value left out', ['show', 'a', '--out'], { out: true }],
  ['an option that says no', ['show', 'a', '--no-change'], { change: false }],
  ['options that several commands have', ['show', 'a', '--dry-run', '--json'], { dryRun: true, json: true }],
  ['an argument that is a file or standard input', ['add', '-', '--name', 'x'], { file: '-', name: 'x' }],
])('an action is given %s', async (_label, typed, input) => {
  expect(await inputOf(...typed)).toMatchObject(input);
});

test.each<[label: string, typed: string[], said: RegExp]>([
  ['a value that cannot be read', ['show', 'a', '--not-before', 'Friday'], /^--not-before: write a day/],
  ['a value that is none of a few', ['show', 'a', '--kind', 'odd'], /big, small/],
  ['an argument that is none of a few', ['show', 'c'], /a, b/],
  ['options that do not go together', ['show', 'a', '--csv', '--json'], /--csv.*cannot be used with.*--json/],
  ['an option that is missing', ['add', 'x'], /--name/],
  ['an argument that is missing', ['show'], /'id'/],
])('%s ends the command before it is run', async (_label, typed, said) => {
  await expect(inputOf(...typed)).rejects.toThrow(said);
});

test('an action knows the types of what was typed', () => {
  expectTypeOf<Shown['id']>().toEqualTypeOf<'a' | 'b'>();
  expectTypeOf<Shown['others']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Shown['notBefore']>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<Shown['kind']>().toEqualTypeOf<'big' | 'small'>();
  expectTypeOf<Shown['out']>().toEqualTypeOf<string | true | undefined>();
  expectTypeOf<Shown['dryRun']>().toEqualTypeOf<boolean | undefined>();
});

const replies = [
  { label: 'for people', args: [], stdout: 'A  B\n1  2\nend\n', stderr: 'said\nnote\nlast\n' },
  { label: 'as JSON', args: ['--json'], stdout: '{"a":1}\n', stderr: 'said\nlast\n' },
];

test.each(replies)('prints a reply $label, and fails when it says so', async ({ args, stdout, stderr }) => {
  const out = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      out[name] += text;
      return true;
    });
  }
  const program = new Command().exitOverride();
  const table = { head: ['A', 'B'], rows: [['1', '2']] };
  const reply = { said: 'said', json: { a: 1 }, shown: [table, 'end\n'], notes: ['note', ''], after: 'last' };
  addCommands(program, thingWords, async () => ({
    actions: { 'thing show': async () => ({ ...reply, failure: 'No.' }), 'thing add': async () => undefined },
  }));
  const ended = program.parseAsync(['thing', 'show', 'a', ...args], { from: 'user' });
  await expect(ended).rejects.toMatchObject({ message: 'No.', exitCode: 1 });
  vi.restoreAllMocks();
  expect(out).toEqual({ stdout, stderr });
});
