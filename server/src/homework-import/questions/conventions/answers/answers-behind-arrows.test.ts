import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const words: readonly (readonly [string, string])[] = [
  ['mi hermana', 'my sister'],
  ['Tengo dos perros.', 'I have two dogs'],
  ['el gato', 'the cat'],
];
const all = words.map(([text, answer]): Question => [text, [], [answer]]);
const joined = (between: string, mark = '') =>
  words.map(([text, answer], index) => `${index + 1}) ${text}${between}${mark}${answer}${mark}`);

it.each<[reason: string, texts: readonly string[]]>([
  ['an arrow', joined(' → ')],
  ['an arrow in wide gaps, and a colour', joined('  →  ', '%%')],
  ['an arrow that was typed', joined(' -> ')],
  ['two signs for one', joined(' => ')],
  ['an equals sign before a colour', joined(' = ', '%%')],
  ['a dash before what is highlighted', joined(' – ', '==')],
  ['a colon before a colour', joined(': ', '%%')],
])('reads short things with their answers behind %s', async (_reason, texts) =>
  expect(await questionsOf(lines('Translate into English.', ...texts))).toEqual(all),
);

it('takes the marks behind the answers', async () =>
  expect(await questionsOf(lines(...joined(' → ').map((text) => `${text} (1 mark)`)))).toEqual(all));

it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
  [
    'chains',
    ['1. grass → rabbit → fox', '2. oak → moth → owl', '3. algae → fish → seal'],
    [
      ['grass → rabbit → fox', [], []],
      ['oak → moth → owl', [], []],
      ['algae → fish → seal', [], []],
    ],
  ],
  [
    'equations with room below',
    ['1. iron + oxygen → rust', '____________', '2. A → B', '____________', '3. C → D', '____________'],
    [
      ['iron + oxygen → rust', [], []],
      ['A → B', [], []],
      ['C → D', [], []],
    ],
  ],
])('leaves %s as they are', async (_reason, texts, questions) =>
  expect(await questionsOf(lines(...texts))).toEqual(questions),
);

it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
  [
    'words behind an equals sign',
    ['Traduce al inglés:', '1. el perro = the dog', '2. la casa = the house', '3. el libro = the book'],
    [
      ['el perro', [], ['the dog']],
      ['la casa', [], ['the house']],
      ['el libro', [], ['the book']],
    ],
  ],
  [
    'what was worked out',
    ['1. Work out these sums.', 'a) 3 + 4 × 2 = 11', 'b) (3 + 4) × 2 = 14', 'c) 20 ÷ 4 = 5'],
    [
      ['3 + 4 × 2', [], ['11']],
      ['(3 + 4) × 2', [], ['14']],
      ['20 ÷ 4', [], ['5']],
    ],
  ],
  [
    'what was worked out, with letters that are known,',
    ['1. Simplify.', 'a) 2a + 3a = 5a', 'b) 4b - b = 3b', 'c) 3c + c = 4c'],
    [
      ['2a + 3a', [], ['5a']],
      ['4b - b', [], ['3b']],
      ['3c + c', [], ['4c']],
    ],
  ],
  [
    'no number that is to be found',
    ['1. Find x.', 'a) 2x + 3 = 11', 'b) x + 5 = 12', 'c) 3x - 4 = 8'],
    [
      ['2x + 3 = 11', [], []],
      ['x + 5 = 12', [], []],
      ['3x - 4 = 8', [], []],
    ],
  ],
  [
    'no sum with a box',
    ['1. Work out what goes in the box.', 'a) 6 × ☐ = 42', 'b) 5 + ☐ = 11', 'c) 20 - ☐ = 8'],
    [
      ['6 × ☐ = 42', [], []],
      ['5 + ☐ = 11', [], []],
      ['20 - ☐ = 8', [], []],
    ],
  ],
  [
    'no word equation to be explained',
    [
      'Explain each word equation.',
      '1. sodium and air = sodium oxide',
      '2. iron and air = rust',
      '3. tin and air = tin oxide',
    ],
    [
      ['sodium and air = sodium oxide', [], []],
      ['iron and air = rust', [], []],
      ['tin and air = tin oxide', [], []],
    ],
  ],
  [
    'no equation that is to be solved',
    ['1. Solve these equations.', 'a) 3x = 12', 'b) x + 4 = 9', 'c) 2x - 1 = 7'],
    [
      ['3x = 12', [], []],
      ['x + 4 = 9', [], []],
      ['2x - 1 = 7', [], []],
    ],
  ],
])('takes %s as answers', async (_reason, texts, questions) => {
  expect(await questionsOf(lines(...texts))).toEqual(questions);
});
