import { expect, it } from 'vitest';
import { readFiles } from '../read-files.ts';
import { p, table, textBox, wordFile } from '../testing/word-file.ts';

type Question = readonly [text: string, options: readonly string[], answers: readonly string[]];

const force: Question = ['What is the unit of force?', [], ['newton']];
const energy: Question = ['What is the unit of energy?', [], ['joule']];
const gas: Question = ['Name the gas that plants take in.', [], ['carbon dioxide']];
const units = ['newton', 'joule', 'watt', 'volt'];
const lines = (...texts: string[]) => texts.map((text) => p(text));

const cases: readonly (readonly [convention: string, blocks: readonly string[], questions: readonly Question[]])[] = [
  [
    'answers in brackets behind the questions',
    lines(
      '1. What is the unit of force? (newton) [1]',
      '2. What is the unit of energy? (joule)',
      '3. Name the gas that plants take in. (carbon dioxide)',
    ),
    [force, energy, gas],
  ],
  [
    'brackets that say how to answer',
    lines(
      '1. What is the unit of force? (Use the table.)',
      '2. What is the unit of energy? (1 mark)',
      '3. Name the gas that plants take in. (carbon dioxide)',
    ),
    [
      ['What is the unit of force? (Use the table.)', [], []],
      ['What is the unit of energy?', [], []],
      ['Name the gas that plants take in. (carbon dioxide)', [], []],
    ],
  ],
  [
    'answers on the lines below the questions',
    lines(
      '1. What is the unit of force?',
      'newton',
      '2. What is the unit of energy?',
      'joule',
      '3. Name the gas that plants take in.',
      'carbon dioxide',
      'Well done!',
    ),
    [force, energy, gas],
  ],
  [
    'answers below questions that are headings',
    [
      p('1. What is the unit of force?', { style: 'Heading2' }),
      p('newton'),
      p('2. What is the unit of energy?', { style: 'Heading2' }),
      p('joule'),
      p('3. Name the gas that plants take in.', { style: 'Heading2' }),
      p('carbon dioxide'),
    ],
    [force, energy, gas],
  ],
  [
    'answers in text boxes beside the questions',
    [
      p('1. What is the unit of force?', {}, textBox(p('newton'))),
      p('2. What is the unit of energy?', {}, textBox(p('joule'))),
      p('3. Name the gas that plants take in.', {}, textBox(p('carbon dioxide'))),
    ],
    [force, energy, gas],
  ],
  [
    'what stands below a question where a key has the answers',
    lines(
      '1. What is the unit of force?',
      'It is named after a scientist',
      '2. What is the unit of energy?',
      'It is named after a scientist',
      '3. Name the gas that plants take in.',
      'It is in the air',
      'Answers',
      '1. newton',
      '2. joule',
      '3. carbon dioxide',
    ),
    [
      ['What is the unit of force?\nIt is named after a scientist', [], ['newton']],
      ['What is the unit of energy?\nIt is named after a scientist', [], ['joule']],
      ['Name the gas that plants take in.\nIt is in the air', [], ['carbon dioxide']],
    ],
  ],
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
    'a key in one line that goes back to 1',
    lines(
      '1. What is the unit of force?',
      '2. What is the unit of energy?',
      '3. Name the gas that plants take in.',
      'Answers: 3. carbon dioxide  2. joule  1. newton',
    ),
    [force, energy, gas],
  ],
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
];

it.each(cases)('reads %s', async (_convention, blocks, questions) => {
  const bytes = wordFile([p('Science homework', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  const read = drafts[0]?.assignment.questions.map((one) => [one.question, one.options, one.correctAnswers]);
  expect(read).toEqual(questions);
});
