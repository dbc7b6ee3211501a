import { expect, it } from 'vitest';
import { force, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const statements: readonly Question[] = [
  ['The Sun is a planet.', [], ['false']],
  ['The Moon goes round the Earth.', [], ['true']],
];

it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
  [
    'on the line before each, with a correction in a colour behind it',
    [
      'True or false? Write T or F on the line.',
      '1. __%%F%%__ The Sun is a planet.   %%star%%',
      '2. __%%T%%__ The Moon goes round the Earth.',
    ],
    statements,
  ],
  [
    'in words on the line before each',
    [
      'Write True or False on each line.',
      '1. _False_ The Sun is a planet.',
      '2. __ True __ The Moon goes round the Earth.',
    ],
    statements,
  ],
  [
    'for parts of a question',
    [
      '1. True or false?',
      'a) __F__ The Sun is a planet.',
      'b) __T__ The Moon goes round the Earth.',
      '2. What is the unit of force?',
      'Answer: newton',
    ],
    [...statements, force],
  ],
])('reads what is true %s', async (_reason, texts, questions) => {
  expect(await questionsOf(lines(...texts))).toEqual(questions);
});

it.each(['True or False:', '**True or False**', 'True/False statements:'])(
  'takes “%s” between numbers for a heading',
  async (heading) => {
    const asked = ['___%%wind%%___1. Air that moves', '___%%rain%%___2. Water that falls', heading];
    const statements = ['___%%F%%___3. Cirrus clouds are very low.', '___%%T%%___4. Warm air rises.'];
    expect(await questionsOf(lines(...asked, ...statements))).toEqual([
      ['Air that moves', [], ['wind']],
      ['Water that falls', [], ['rain']],
      ['Cirrus clouds are very low.', [], ['false']],
      ['Warm air rises.', [], ['true']],
    ]);
  },
);
