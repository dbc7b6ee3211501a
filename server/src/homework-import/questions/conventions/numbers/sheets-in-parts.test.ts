import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const metal: Question = ['Name a metal that is a liquid.', [], ['mercury']];
const sheets = (name: string, [first, second]: readonly string[] = ['1', '2']) =>
  lines(
    `${name} ${first}`,
    `(a) ${force[0]} [1]`,
    `(b) ${energy[0]} [1]`,
    `${name} ${second}`,
    `(a) ${gas[0]} [1]`,
    `(b) ${metal[0]} [1]`,
  );
const all = [force, energy, gas, metal];

it.each<[reason: string, blocks: readonly string[]]>([
  ...['QUESTIONSHEET', 'Card', 'Fiche', 'Practice Set #'].map((name): [string, readonly string[]] => [
    `named “${name} 1”`,
    [
      ...sheets(name),
      ...lines('Answers', `${name} 1`, '(a) newton', '(b) joule', `${name} 2`, '(a) carbon dioxide', '(b) mercury'),
    ],
  ]),
  [
    'named by letters',
    [
      ...sheets('Sheet', ['A', 'B']),
      ...lines('Mark scheme', 'Sheet A', '(a) newton', '(b) joule', 'Sheet B', '(a) carbon dioxide', '(b) mercury'),
    ],
  ],
  [
    'with answers behind their names',
    [...sheets('Card'), ...lines('Answers', 'Card 1: (a) newton (b) joule', 'Card 2: (a) carbon dioxide (b) mercury')],
  ],
  [
    'with a title of the answers behind each name',
    [
      ...sheets('Sheet'),
      ...lines('Sheet 1 – Answers', '(a) newton', '(b) joule'),
      ...lines('Sheet 2 – Answers', '(a) carbon dioxide', '(b) mercury'),
    ],
  ],
  [
    'with marks in a column of their mark scheme',
    [
      ...sheets('QUESTIONSHEET'),
      ...lines('ANSWERS & MARK SCHEMES', 'QUESTIONSHEET 1', '(a)\t\tnewton\t1', '(b)\t\tjoule\t1'),
      ...lines('QUESTIONSHEET 2', '(a)\t\tcarbon dioxide\t1', '(b)\t\tmercury\t1'),
    ],
  ],
])('reads sheets of parts without a number, %s', async (_reason, blocks) =>
  expect(await questionsOf(blocks)).toEqual(all),
);

it('reads parts of parts, two points below each other and another answer behind “OR”', async () => {
  const blocks = lines(
    ...['QUESTIONSHEET 1', '(a) Name', '(i) part A,', '\t[1]', '(ii) part B.', '\t[1]'],
    ...[
      'QUESTIONSHEET 2',
      '(a) Explain why plant cells have a cell wall.',
      '\t[2]',
      '(b) Give one use of energy.',
      '\t[1]',
    ],
    ...['Answers', 'QUESTIONSHEET 1', '(a)\t(i)\tnucleus\t1', '\t(ii)\tvacuole\t1'],
    ...['QUESTIONSHEET 2', '(a)\t\tit supports the cell\t1', '\t\tit stops the cell from bursting\t1'],
    ...['(b)\t\tmovement\t1', '\t\tOR   growth\t'],
  );
  expect((await questionsOf(blocks))?.map(([, , answers]) => answers)).toEqual([
    ['nucleus'],
    ['vacuole'],
    ['it supports the cell', 'it stops the cell from bursting'],
    ['movement', 'growth'],
  ]);
});

it('leaves sheets whose questions have numbers', async () => {
  const blocks = lines(
    ...['Sheet 1', `1. ${force[0]}`, `2. ${energy[0]}`, 'Sheet 2', `1. ${gas[0]}`, `2. ${metal[0]}`],
    ...['Answers', 'Sheet 1', '1. newton', '2. joule', 'Sheet 2', '1. carbon dioxide', '2. mercury'],
  );
  expect(await questionsOf(blocks)).toEqual(all);
});
