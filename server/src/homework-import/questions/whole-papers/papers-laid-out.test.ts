import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf, units } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const cases: readonly (readonly [convention: string, blocks: readonly string[], questions: readonly Question[]])[] = [
  [
    'levels that begin their numbers anew',
    lines(
      'Bronze',
      '1. What is the unit of force?',
      '2. What is the unit of energy?',
      'Silver',
      '1. Name the gas that plants take in.',
      'Answers',
      'Bronze',
      '1. newton',
      '2. joule',
      'Silver',
      '1. carbon dioxide',
    ),
    [force, energy, gas],
  ],
  [
    'gold and silver that are options',
    lines(
      '1. Which metal costs most?',
      'Silver',
      'Gold',
      'Tin',
      'Answer: Gold',
      '2. What is the unit of force?',
      'Answer: newton',
    ),
    [['Which metal costs most?', ['Silver', 'Gold', 'Tin'], ['Gold']], force],
  ],
  [
    'a printed test bank',
    lines(
      'MULTIPLE CHOICE',
      '____ 1. What is the unit of force?',
      'a. newton\tc. watt',
      'b. joule\td. volt',
      'TRUE/FALSE',
      '____ 2. The Sun is a star.',
      'COMPLETION',
      '3. The unit of energy is the ____________.',
      'Answer Section',
      'MULTIPLE CHOICE',
      '1. ANS: A   PTS: 1   REF: p. 12',
      'TRUE/FALSE',
      '2. ANS: T   PTS: 1',
      'COMPLETION',
      '3. ANS: joule',
      'PTS: 1',
    ),
    [
      ['What is the unit of force?', units, ['newton']],
      ['The Sun is a star.', [], ['true']],
      ['The unit of energy is the ____________.', [], ['joule']],
    ],
  ],
  [
    'cards with labels',
    lines(
      'Question: What is the unit of force?',
      'Type: Short answer',
      'Difficulty: easy',
      'Answer: newton',
      'Question: Which is a metal?',
      'Type: Multiple choice',
      'Options: iron, carbon, sulfur',
      'Answer: iron',
    ),
    [force, ['Which is a metal?', ['iron', 'carbon', 'sulfur'], ['iron']]],
  ],
  [
    'a table for each question',
    [
      table(['Question 1', '2 marks'], ['What is the unit of force?', ''], ['Answer', 'newton']),
      table(['Question 2', '1 mark'], ['What is the unit of energy?', ''], ['Model answer', 'joule']),
    ],
    [force, energy],
  ],
  [
    'options in columns that are read downwards',
    [
      p('1. What is the unit of force?'),
      table(['a. newton', 'c. watt'], ['b. joule', 'd. volt']),
      p('Answer: a'),
      p('2. What is the unit of energy?'),
      p('A. newton\tC. watt'),
      p('B. joule\tD. volt'),
      p('Answer: B'),
    ],
    [
      ['What is the unit of force?', units, ['newton']],
      ['What is the unit of energy?', units, ['joule']],
    ],
  ],
  [
    'numbers of an exam board in tables without lines',
    [
      p('01\tThis question is about units.'),
      table(['01.1', 'What is the unit of force?']),
      p('[1 mark]'),
      p('Tick (✓) one box.'),
      table(['newton', '☐'], ['joule', '☐'], ['watt', '☐'], ['volt', '☐']),
      table(['01.2', 'What is the unit of energy?']),
      p('[1 mark]'),
      p('____________________'),
      p('**Mark scheme**'),
      table(['Question', 'Answers', 'Mark'], ['01.1', 'newton', '1'], ['01.2', 'joule', '1']),
    ],
    [['What is the unit of force?\nTick (✓) one box.', units, ['newton']], energy],
  ],
];

it.each(cases)('reads %s', async (_convention, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});
