import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const all = ['5x = 45', 'n − 7 = 12', 'y + 14 = 8', 'w ÷ 6 = 7'];
const said = ['x = 9', 'n = 19', 'y = −6', 'w = 42'];
const [one = '', two = '', three = '', four = ''] = all;
const expected: readonly Question[] = all.map((text, index) => [text, [], [said[index] ?? '']]);
const key = [p('Answers', { style: 'Heading1' }), ...lines(...said.map((text, index) => `${index + 1}. ${text}`))];

it.each<[reason: string, blocks: readonly string[]]>([
  [
    'along its rows, which ask for nothing, and answers in a table of the same kind',
    [
      p('Solve these equations. Show each step.'),
      table([`Question 1: ${one}`, `Question 2: ${two}`], [`Question 3: ${three}`, `Question 4: ${four}`]),
      p('Answers', { style: 'Heading1' }),
      table([`Question 1: ${said[0]}`, `Question 2: ${said[1]}`], [`Question 3: ${said[2]}`, `Question 4: ${said[3]}`]),
    ],
  ],
  ['down its columns', [table([`1. ${one}`, `3. ${three}`], [`2. ${two}`, `4. ${four}`]), ...key]],
  ['in cells of their own', [table(['1.', one, '3.', three], ['2.', two, '4.', four]), ...key]],
])('reads questions in cells with numbers that go on, %s', async (_reason, blocks) => {
  expect(await questionsOf(blocks)).toEqual(expected);
});

it('reads them below headings, with answers in the same cells again below words in capitals, above room for the score', async () => {
  const blocks = [
    table([
      '**LAST LESSON**\n\n1) What is the unit of force?\n\n2) What is the unit of energy?',
      '**LAST WEEK**\n\n3) Name the gas that plants take in.\n\n4) Complete: light is a ______.',
    ]),
    p('**GREEN PEN TIME!**'),
    table(['**LAST LESSON**\n\n1) newton\n\n2) joule', '**LAST WEEK**\n\n3) carbon dioxide\n\n4) wave']),
    p('My score: ____ / 4     One thing to look up again: ________'),
  ];
  expect(await questionsOf(blocks)).toEqual([force, energy, gas, ['Complete: light is a ______.', [], ['wave']]]);
});
