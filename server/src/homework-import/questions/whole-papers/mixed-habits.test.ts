import { expect, it } from 'vitest';
import { chalk, lines, type Question, questionsOf, rocks } from '../../testing/short-homework.ts';
import { p } from '../../testing/word-file.ts';
import { takeMarks } from '../lines/marks.ts';

const acids = ['vinegar', 'salt', 'sugar', 'soap'];
const vinegar: Question = ['Which of these is an acid?', acids, ['vinegar']];
const lettered = rocks.map((rock, index) => p(`${'ABCD'.charAt(index)}. ${rock}`));
const letteredAcids = acids.map((acid, index) => p(`${'ABCD'.charAt(index)}. ${acid}`));
const speed: Question = ['A car travels 100 m in 5 s. Calculate its speed.', [], ['20 m/s']];
const metals: Question = ['Explain why metals conduct electricity.', [], ['They have free electrons']];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'short questions in bold without numbers, with their marks',
    [
      p('**Which rock is sedimentary? [1]**'),
      ...lettered,
      p('Answer: B'),
      p('**Which of these is an acid? [1]**'),
      ...letteredAcids,
      p('Answer: A'),
      p('**The unit of force is [1]**'),
      p('Answer: newton'),
    ],
    [chalk, vinegar, ['The unit of force is', [], ['newton']]],
  ],
  [
    'headings that are questions, with options or an answer at once',
    [
      p('The unit of force is', { style: 'Heading2' }),
      p('A. newton'),
      p('B. watt'),
      p('Answer: A'),
      p('A car travels 100 m in 5 s. Calculate its speed.', { style: 'Heading2' }),
      p('Answer: 20 m/s'),
      p('The gas that plants take in [1]', { style: 'Heading2' }),
      p('Answer: carbon dioxide'),
    ],
    [
      ['The unit of force is', ['newton', 'watt'], ['newton']],
      speed,
      ['The gas that plants take in', [], ['carbon dioxide']],
    ],
  ],
  [
    'letters behind the bullets of a list',
    lines(
      'Question 1',
      'Which rock is sedimentary?',
      '• A) granite',
      '• B) chalk',
      '→ Answer: B',
      'Question 2',
      'Simplify 3x + 2x',
      '→ Answer: 5x',
    ),
    [
      ['Which rock is sedimentary?', ['granite', 'chalk'], ['chalk']],
      ['Simplify 3x + 2x', [], ['5x']],
    ],
  ],
  [
    'bullets before the questions',
    lines(
      '• Which rock is sedimentary? [1]',
      'A. granite',
      'B. chalk',
      'Answer: B',
      '• Simplify 3x + 2x',
      'Answer: 5x',
      '• Solve 2x = 10',
      'Answer: x = 5',
    ),
    [
      ['Which rock is sedimentary?', ['granite', 'chalk'], ['chalk']],
      ['Simplify 3x + 2x', [], ['5x']],
      ['Solve 2x = 10', [], ['x = 5']],
    ],
  ],
  [
    'answers in colour behind full stops, marks, a dash, or a statement',
    lines(
      '1. A car travels 100 m in 5 s. Calculate its speed. %%20 m/s%%',
      '2. Explain why metals conduct electricity. [2] %%They have free electrons%%',
      '3. Name the gas that plants take in – %%carbon dioxide%%',
      '4. True or false? The Sun is a star. %%True%%',
    ),
    [speed, metals, ['Name the gas that plants take in', [], ['carbon dioxide']], ['The Sun is a star.', [], ['true']]],
  ],
  [
    'words in colour that are no answers',
    lines(
      '1. Explain why metals conduct electricity. %%Use the word electrons.%%',
      'Answer: They have free electrons',
      '2. Define the word %%habitat%%.',
      'Answer: where something lives',
      '3. Name the gas that plants take in. %%[1 mark]%%',
      'Answer: carbon dioxide',
    ),
    [
      ['Explain why metals conduct electricity. Use the word electrons.', [], ['They have free electrons']],
      ['Define the word habitat.', [], ['where something lives']],
      ['Name the gas that plants take in.', [], ['carbon dioxide']],
    ],
  ],
  [
    'answers in bold below some that tell a story first',
    lines(
      '1. A car travels 100 m in 5 s. Calculate its speed. [2]',
      '**20 m/s**',
      '2. A force of 12 N acts on 3 kg. What is the acceleration? [2]',
      '**4 m/s²**',
      '3. The picture shows a leaf. Name the gas it takes in. [1]',
      '**carbon dioxide**',
    ),
    [
      speed,
      ['A force of 12 N acts on 3 kg. What is the acceleration?', [], ['4 m/s²']],
      ['The picture shows a leaf. Name the gas it takes in.', [], ['carbon dioxide']],
    ],
  ],
  [
    'options that are formulas, none of them a letter with its text',
    lines('1. Ohm’s law states that', 'V = IR', 'P = IV', 'F = ma', 'E = mc²', 'Answer: V = IR', '2. What is 2 + 2?'),
    [
      ['Ohm’s law states that', ['V = IR', 'P = IV', 'F = ma', 'E = mc²'], ['V = IR']],
      ['What is 2 + 2?', [], []],
    ],
  ],
  [
    'options below a sentence that they finish',
    lines(
      '1. A rock made of sand is called',
      ...rocks.map((rock) => (rock === 'chalk' ? `**${rock}**` : rock)),
      '2. 7 × 8 =',
      '54 / 56 / 63',
      'Answer: 56',
    ),
    [
      ['A rock made of sand is called', rocks, ['chalk']],
      ['7 × 8 =', ['54', '56', '63'], ['56']],
    ],
  ],
  [
    'numbers with slashes between them are choices, not marks',
    lines(
      '1. What is the pH of a strong acid?',
      '1 / 7 / 9 / 14',
      '2. What is the unit of force?',
      'Answers',
      '1. 1',
      '2. newton',
    ),
    [
      ['What is the pH of a strong acid?', ['1', '7', '9', '14'], ['1']],
      ['What is the unit of force?', [], ['newton']],
    ],
  ],
  [
    'choices with commas, in brackets, and behind a full stop, where the answer is one of them',
    lines(
      '1. Which rock is sedimentary?',
      'granite, chalk, slate, marble',
      'Answer: chalk',
      '2. Water is lost by ( respiration / transpiration ).',
      'Answer: transpiration',
      '3. Name the largest planet. Earth / Saturn / Jupiter',
      'Answer: Jupiter',
    ),
    [
      chalk,
      ['Water is lost by ( respiration / transpiration ).', ['respiration', 'transpiration'], ['transpiration']],
      ['Name the largest planet.', ['Earth', 'Saturn', 'Jupiter'], ['Jupiter']],
    ],
  ],
  [
    'a list of which the answer is no part is none of options',
    lines('1. Which rock is sedimentary?', 'granite, chalk, slate, marble', 'Answer: they are all rocks'),
    [['Which rock is sedimentary?\ngranite, chalk, slate, marble', [], ['they are all rocks']]],
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));

it.each([
  ['Give an example of a fuel 1 mark', { text: 'Give an example of a fuel', marks: 1 }],
  ['The team was given 3 marks', { text: 'The team was given 3 marks' }],
  ['Amy scored 8 marks', { text: 'Amy scored 8 marks' }],
  ['1 / 7 / 9 / 14', { text: '1 / 7 / 9 / 14' }],
])('takes the marks off “%s”', (text, taken) => expect(takeMarks(text)).toEqual(taken));
