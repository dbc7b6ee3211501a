import { expect, it } from 'vitest';
import { chalk, force, lines, type Question, questionsOf, rocks } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const grass: Question = ['A food chain always starts with a…', ['grass', 'fox', 'hawk'], ['grass']];
const room = '______________________________';

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'answers in bold below room to write, beside options with boxes behind them',
    [
      ...lines('1. What is the unit of force? [1]', room, '**newton**'),
      ...lines('2. Which rock is sedimentary? [1]', 'granite ☐', '**chalk** ☐', 'slate ☐', 'marble ☐'),
      ...lines('3. The Sun is a star. (True/False) [1]', '**True**'),
      ...lines('4. A car travels 100 m in 5 s. Calculate its speed. [2]', room, '**20 m/s**'),
    ],
    [
      force,
      chalk,
      ['The Sun is a star.', [], ['true']],
      ['A car travels 100 m in 5 s. Calculate its speed.', [], ['20 m/s']],
    ],
  ],
  [
    'plain lines below room to write as no answers',
    lines(
      '1. What is the unit of force?',
      room,
      'It is named after a man.',
      '2. What is 2 + 2?',
      room,
      'Count well.',
      '3. What is 2 + 3?',
      room,
      'Count.',
    ),
    [
      ['What is the unit of force?', [], []],
      ['What is 2 + 2?', [], []],
      ['What is 2 + 3?', [], []],
    ],
  ],
  [
    'asterisks before letters with nothing behind them',
    lines(
      '1. Which rock is sedimentary?',
      'A granite',
      '*B chalk',
      'C slate',
      'D marble',
      '2. Which rock is sedimentary?',
      '*A chalk',
      'B slate',
      'C marble',
    ),
    [chalk, ['Which rock is sedimentary?', ['chalk', 'slate', 'marble'], ['chalk']]],
  ],
  [
    'questions without numbers by their marks, their options in the line, or what is true or false',
    lines(
      'A food chain always starts with a… A) grass B) fox C) hawk',
      'Answer: A',
      'Simplify 3x + 2x [1]',
      'Answer: 5x',
      '7 × 8 = [1]',
      'Answer: 56',
      'The Sun is a star. True / False',
      'Answer: True',
      'The Moon is a star.',
      'True / False',
      'Answer: False',
    ),
    [
      grass,
      ['Simplify 3x + 2x', [], ['5x']],
      ['7 × 8 =', [], ['56']],
      ['The Sun is a star.', [], ['true']],
      ['The Moon is a star.', [], ['false']],
    ],
  ],
  [
    'the last of some plain options as one of them',
    lines(
      'Which rock is sedimentary? [1]',
      ...rocks,
      'Answer: chalk',
      'What is the unit of force? [1]',
      'Answer: newton',
    ),
    [chalk, force],
  ],
  [
    'a key with numbers for questions that have none',
    lines(
      'What is the unit of force?',
      'Which rock is sedimentary?',
      ...rocks.map((rock, at) => `${'ABCD'.charAt(at)}) ${rock}`),
      'Answers',
      '1. newton',
      '2. B',
    ),
    [force, chalk],
  ],
  [
    'numbers beside their letters in four cells as options',
    [
      p('1. What is 7 × 8?'),
      table(['A', '54', 'B', '56'], ['C', '63', 'D', '64']),
      p('Answer: B'),
      p('2. What is the unit of force?'),
      p('Answer: newton'),
    ],
    [['What is 7 × 8?', ['54', '56', '63', '64'], ['56']], force],
  ],
  [
    'choices in brackets of which one is in bold',
    lines('1. Water is lost by ( respiration / **transpiration** ).', '2. What is the unit of force?'),
    [
      ['Water is lost by ( respiration / transpiration ).', ['respiration', 'transpiration'], ['transpiration']],
      ['What is the unit of force?', [], []],
    ],
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));
