import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf, units } from '../../testing/short-homework.ts';
import { p, table, textBox } from '../../testing/word-file.ts';

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
    'a key below the questions that has no title',
    lines(
      'Question 1 (1 mark)',
      'What is the unit of force?',
      'Question 2 (1 mark)',
      'What is the unit of energy?',
      'Question 3 (1 mark)',
      'Name the gas that plants take in.',
      'For the teacher: please collect the sheets.',
      'Question 1: newton',
      'Question 2: joule',
      'Question 3: carbon dioxide',
    ),
    [
      force,
      energy,
      ['Name the gas that plants take in.\nFor the teacher: please collect the sheets.', [], ['carbon dioxide']],
    ],
  ],
  [
    'a key with a column for each level',
    [
      p('BRONZE', { style: 'Heading2' }),
      p('1. What is the unit of force?'),
      p('2. What is the unit of energy?'),
      p('GOLD – extension', { style: 'Heading2' }),
      p('1. Name the gas that plants take in.'),
      p('**Answers**'),
      table(['', 'Bronze', 'Gold'], ['1', 'newton', 'carbon dioxide'], ['2', 'joule', '']),
    ],
    [force, energy, gas],
  ],
  [
    'a letter in colour below the options',
    [
      p('1. What is the unit of force?'),
      p('\tA  newton\n\tB  joule\n\tC  watt\n\tD  volt'),
      p('%%A%%'),
      p('2. What is the unit of energy?'),
      p('%%joule%%'),
    ],
    [['What is the unit of force?', units, ['newton']], energy],
  ],
  [
    'a task with its answers behind its name in the key',
    [
      p('**Task 1 Match each word to its meaning. Write the letter in the middle column.**'),
      table(
        ['Word', '', 'Meaning'],
        ['1. Prey', '', 'A. where an organism lives'],
        ['2. Habitat', '', 'B. an animal that is eaten'],
      ),
      p('**Task 2 Answer these.**'),
      p('3. What is the unit of force?'),
      p('4. How many legs has an insect?'),
      p('Teacher answers'),
      p('Task 1: 1B, 2A'),
      p('Task 2: 3. newton   4. 6 (six)'),
    ],
    [
      ['Prey', ['where an organism lives', 'an animal that is eaten'], ['an animal that is eaten']],
      ['Habitat', ['where an organism lives', 'an animal that is eaten'], ['where an organism lives']],
      force,
      ['How many legs has an insect?', [], ['6', 'six']],
    ],
  ],
  [
    'a misspelt word for the answer, and some of which are enough',
    lines(
      '1. What is the unit of force?',
      'Anwser: newton',
      '2. Give two fuels.',
      '(Answer: coal; oil; gas – any two)',
    ),
    [force, ['Give two fuels.', [], ['coal', 'oil', 'gas']]],
  ],
  [
    'marks in brackets below sentences with gaps, which are no answers',
    lines(
      ...['1: The unit of force is the ____.', '(1)', '2: Chalk is a ____.', '(1)', '3: Ice is ____.', '(1)'],
      ...['Answers', '1. newton', '2. rock', '3. cold'],
    ),
    [
      ['The unit of force is the ____.', [], ['newton']],
      ['Chalk is a ____.', [], ['rock']],
      ['Ice is ____.', [], ['cold']],
    ],
  ],
];

it.each(cases)('reads %s', async (_convention, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});
