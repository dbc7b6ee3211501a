import { p, table, wordFile } from '../word-file.ts';
import type { Sample } from './sample.ts';

/** Samples in which tables hold questions, statements, terms to match, or marks. */
export const tableSamples: readonly Sample[] = [
  {
    name: 'question-answer-table',
    shows: 'a table of questions, answers and marks',
    title: 'Reproduction recap',
    make: () =>
      wordFile([
        p('Reproduction recap', { style: 'Heading1' }),
        table(
          ['No.', 'Question', 'Answer', 'Marks'],
          ['1', 'What is the male sex cell in animals?', 'sperm', '1'],
          ['2', 'Where does fertilisation happen in humans?', 'oviduct / fallopian tube', '1'],
          ['3', 'How long is a pregnancy in weeks?', '40 weeks', '1'],
        ),
      ]),
    questions: [
      ['What is the male sex cell in animals?', [], ['sperm'], 1],
      ['Where does fertilisation happen in humans?', [], ['oviduct', 'fallopian tube'], 1],
      ['How long is a pregnancy in weeks?', [], ['40 weeks'], 1],
    ],
  },
  {
    name: 'choice-table',
    shows: 'a table with a column for each option and one for the answer',
    title: 'Capital cities',
    make: () =>
      wordFile([
        p('Capital cities', { style: 'Heading1' }),
        table(
          ['Question', 'A', 'B', 'C', 'Answer'],
          ['What is the capital of France?', 'Lyon', 'Paris', 'Nice', 'B'],
          ['What is the capital of Spain?', 'Madrid', 'Seville', 'Bilbao', 'A'],
        ),
      ]),
    questions: [
      ['What is the capital of France?', ['Lyon', 'Paris', 'Nice'], ['Paris'], 1],
      ['What is the capital of Spain?', ['Madrid', 'Seville', 'Bilbao'], ['Madrid'], 1],
    ],
  },
  {
    name: 'true-false-table',
    shows: 'statements with ticks below True and False',
    title: 'Magnets',
    make: () =>
      wordFile([
        p('Magnets', { style: 'Heading1' }),
        p('Tick true or false for each statement.'),
        table(
          ['Statement', 'True', 'False'],
          ['Like poles repel.', '✓', ''],
          ['All metals are magnetic.', '', '✓'],
          ['The Earth has a magnetic field.', '✓', ''],
        ),
      ]),
    questions: [
      ['Like poles repel.', [], ['true'], 1],
      ['All metals are magnetic.', [], ['false'], 1],
      ['The Earth has a magnetic field.', [], ['true'], 1],
    ],
  },
  {
    name: 'true-false-lines',
    shows: 'statements to call true or false, in several ways of writing them',
    title: 'The human body: true or false?',
    make: () =>
      wordFile([
        p('The human body: true or false?', { style: 'Title' }),
        p('1. The heart pumps blood around the body. True / False'),
        p('Answer: True'),
        p('2. Humans have 10 ribs. (T/F)'),
        p('Answer: F'),
        p('3. True or false: The skin is an organ. [1]'),
        p('Answer: true'),
      ]),
    questions: [
      ['The heart pumps blood around the body.', [], ['true'], 1],
      ['Humans have 10 ribs.', [], ['false'], 1],
      ['The skin is an organ.', [], ['true'], 1],
    ],
  },
  {
    name: 'match-table',
    shows: 'terms to match with their meanings, the pairs on an answer line',
    title: 'Key words',
    make: () =>
      wordFile([
        p('Key words', { style: 'Heading1' }),
        p('1. Match each word to its meaning. [3]'),
        table(
          ['Word', 'Meaning'],
          ['1. evaporation', 'A. liquid to solid'],
          ['2. freezing', 'B. solid to liquid'],
          ['3. melting', 'C. liquid to gas'],
        ),
        p('Answer: 1-C, 2-A, 3-B'),
      ]),
    questions: [
      ['evaporation', ['liquid to solid', 'solid to liquid', 'liquid to gas'], ['liquid to gas'], 1],
      ['freezing', ['liquid to solid', 'solid to liquid', 'liquid to gas'], ['liquid to solid'], 1],
      ['melting', ['liquid to solid', 'solid to liquid', 'liquid to gas'], ['solid to liquid'], 1],
    ],
  },
  {
    name: 'layout-table',
    shows: 'a table that only places numbers, questions and marks',
    title: 'Chemical reactions',
    make: () =>
      wordFile([
        p('Chemical reactions', { style: 'Title' }),
        table(['Name:', '', 'Class:', '']),
        table(
          ['1', 'What gas is made when a metal reacts with an acid?\n____________', '[1]'],
          [
            '2',
            `${p('Which of these is a sign of a chemical reaction?')}${p('A  a change of shape')}${p('B  a change of colour')}${p('C  a change of place')}`,
            '[1]',
          ],
          ['3', 'Name the products of burning methane.\n____________', '[2]'],
        ),
        p('Answers'),
        p('1  hydrogen'),
        p('2  B'),
        p('3  carbon dioxide and water'),
      ]),
    questions: [
      ['What gas is made when a metal reacts with an acid?', [], ['hydrogen'], 1],
      [
        'Which of these is a sign of a chemical reaction?',
        ['a change of shape', 'a change of colour', 'a change of place'],
        ['a change of colour'],
        1,
      ],
      ['Name the products of burning methane.', [], ['carbon dioxide and water'], 2],
    ],
  },
  {
    name: 'data-table',
    shows: 'a table of results that belongs to a question',
    title: 'Crisp experiment',
    make: () =>
      wordFile([
        p('Crisp experiment', { style: 'Title' }),
        p('1. The table shows the results of an experiment.'),
        table(['Crisp', 'Time in s'], ['ready salted', '50'], ['cheese', '42']),
        p('(a) Which crisp burned longest? [1]'),
        p('Answer: ready salted'),
        p('(b) What was the difference in time? [1]'),
        p('Answer: 8 s'),
      ]),
    questions: [
      ['Which crisp burned longest?', [], ['ready salted'], 1],
      ['What was the difference in time?', [], ['8 s'], 1],
    ],
  },
  {
    name: 'word-bank-table',
    shows: 'a word bank in a table above a text with gaps, answers in a list',
    title: 'The water cycle',
    make: () =>
      wordFile([
        p('The water cycle', { style: 'Heading1' }),
        p('Use the words in the box to complete the sentences.'),
        table(['evaporates', 'condenses', 'precipitation', 'groundwater']),
        p('1. Water from the sea ____________ when it is warm.'),
        p('2. Water vapour ____________ into clouds.'),
        p('3. Rain and snow are called ____________.'),
        p('Answers'),
        table(['1', '2', '3'], ['evaporates', 'condenses', 'precipitation']),
      ]),
    questions: [
      [
        'Water from the sea ____________ when it is warm.',
        ['evaporates', 'condenses', 'precipitation', 'groundwater'],
        ['evaporates'],
        1,
      ],
      [
        'Water vapour ____________ into clouds.',
        ['evaporates', 'condenses', 'precipitation', 'groundwater'],
        ['condenses'],
        1,
      ],
      [
        'Rain and snow are called ____________.',
        ['evaporates', 'condenses', 'precipitation', 'groundwater'],
        ['precipitation'],
        1,
      ],
    ],
  },
];
