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
