import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf, units } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const cases: readonly (readonly [convention: string, blocks: readonly string[], questions: readonly Question[]])[] = [
  [
    'gaps with letters in a sentence, and letters in the key',
    lines(
      '1. Plants take in (a) ____________ and give off (b) ____________ in the light.',
      '2. What is the unit of force?',
      'Answers',
      '1. (a) carbon dioxide (b) oxygen',
      '2. newton',
    ),
    [
      ['Plants take in (a) ____________ and give off (b) ____________ in the light.\nGap 1', [], ['carbon dioxide']],
      ['Plants take in (a) ____________ and give off (b) ____________ in the light.\nGap 2', [], ['oxygen']],
      force,
    ],
  ],
  [
    'two lists to match, with Roman numbers',
    lines(
      '1. Match each word to its meaning.',
      'i. habitat',
      'ii. prey',
      'A. an animal that is eaten',
      'B. where an organism lives',
      '2. What is the unit of force?',
      'Answers',
      '1. i-B, ii-A',
      '2. newton',
    ),
    [
      ['habitat', ['an animal that is eaten', 'where an organism lives'], ['where an organism lives']],
      ['prey', ['an animal that is eaten', 'where an organism lives'], ['an animal that is eaten']],
      force,
    ],
  ],
  [
    'a table to match with the letters between the columns',
    [
      p('1. Match each word to its meaning. Write the letter in the middle column.'),
      table(
        ['Word', 'Letter', 'Meaning'],
        ['Habitat', 'B', 'A. an animal that is eaten'],
        ['Prey', 'A', 'B. where an organism lives'],
      ),
    ],
    [
      ['Habitat', ['an animal that is eaten', 'where an organism lives'], ['where an organism lives']],
      ['Prey', ['an animal that is eaten', 'where an organism lives'], ['an animal that is eaten']],
    ],
  ],
  [
    'room for numbers before things to order',
    lines(
      '1. Put these in order to make a food chain. Number them 1 to 3. (2 marks)',
      '_____  hawk',
      '_____  lettuce',
      '_____  slug',
      '2. What is the unit of force?',
      'Answers',
      '1. lettuce, slug, hawk',
      '2. newton',
    ),
    [
      [
        'Put these in order to make a food chain. Number them 1 to 3.\n_____ hawk\n_____ lettuce\n_____ slug',
        [],
        ['lettuce, slug, hawk'],
      ],
      force,
    ],
  ],
  [
    'a bare number below a table that asks the questions before it',
    [
      table(
        ['', 'Statement', 'True', 'False'],
        ['1', 'The Sun is a star.', '✓', ''],
        ['2', 'The Moon is a star.', '', '✓'],
      ),
      p('3  Name the gas that plants take in.'),
      p('Answer: carbon dioxide'),
    ],
    [['The Sun is a star.', [], ['true']], ['The Moon is a star.', [], ['false']], gas],
  ],
  [
    'a number that was forgotten',
    lines(
      '1. What is the unit of force? [1]',
      'Answer: newton',
      'What is the unit of energy? [1]',
      'Answer: joule',
      '3. Name the gas that plants take in. [1]',
      'Answer: carbon dioxide',
    ),
    [force, energy, gas],
  ],
  [
    'the end of a message',
    lines('1. What is the unit of force?', 'A) newton', 'B) joule', 'C) watt', 'D) volt *', 'Kind regards,\nMrs Patel'),
    [['What is the unit of force?', units, ['volt']]],
  ],
  [
    'lines that a page broke',
    lines(
      '1. A student puts a piece of potato into a',
      'concentrated sugar solution. After one hour the',
      'potato is lighter. Explain why.',
      '2. Name the gas that plants take in.',
      'Answers',
      '1. Water moves out of the potato by osmosis',
      'into the sugar solution.',
      '2. carbon dioxide',
    ),
    [
      [
        'A student puts a piece of potato into a concentrated sugar solution. After one hour the potato is lighter. Explain why.',
        [],
        ['Water moves out of the potato by osmosis into the sugar solution.'],
      ],
      gas,
    ],
  ],
];

it.each(cases)('reads %s', async (_convention, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});
