import { expect, it } from 'vitest';
import { force, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const words = ['salt', 'less', 'more'];
const asked = 'Fill in the gaps. Use these words: salt, less, more';
const text = `${asked}\nA ____ reactive metal pushes out a ____ reactive one and makes a ____ with acid.`;
const gaps: readonly Question[] = [
  [`${text}\nGap 1`, words, ['more']],
  [`${text}\nGap 2`, words, ['less']],
  [`${text}\nGap 3`, words, ['salt']],
  force,
];
const filled = (look: string) => [
  p(`1. ${asked}`),
  p(
    `A ${look}more${look} reactive metal pushes out a ${look}less${look} reactive one and makes a ${look}salt${look} with acid.`,
  ),
  p('2. What is the unit of force?'),
  p('%%newton%%'),
];
const using = 'Fill in the gaps using these words: ear, faster, vibrations';
const bank = ['ear', 'faster', 'vibrations'];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  ['coloured words within a text as what fills its gaps', filled('%%'), gaps],
  ['highlighted words within a text as what fills its gaps', filled('=='), gaps],
  ['underlined words within a text as what fills its gaps', filled('@@'), gaps],
  ['bold words within a text as what fills its gaps', filled('**'), gaps],
  [
    'coloured words in a text that asks to fill no gaps as they are',
    lines(
      '1. Read the text.',
      'A %%more%% reactive metal pushes out a %%less%% reactive one.',
      'Why is copper found as an ore? ______',
      'Answer: it reacts',
    ),
    [
      [
        'Read the text.\nA more reactive metal pushes out a less reactive one.\nWhy is copper found as an ore?',
        [],
        ['it reacts'],
      ],
    ],
  ],
  [
    'bold words above gaps as they are',
    lines('1. Fill in the gaps.', 'The **heart** and the **lungs** are organs.', 'Blood is pumped by the ______.'),
    [['Fill in the gaps.\nThe heart and the lungs are organs.\nBlood is pumped by the ______.', [], []]],
  ],
  [
    'the answers of gaps as none of the words to use',
    lines(
      `1. ${using} (3 marks)`,
      'Sound is made by ______. It goes into the ______. It is ______ in solids.',
      'Answer: vibrations, ear, faster',
      '2. What is the unit of force?',
      'Answer: newton',
    ),
    [
      ['Sound is made by ______.', bank, ['vibrations']],
      ['It goes into the ______.', bank, ['ear']],
      ['It is ______ in solids.', bank, ['faster']],
      force,
    ],
  ],
  [
    'two lines to write on as the points of one question, and results in a table as no words for gaps',
    [
      ...lines(
        '1. Give two reasons why we chew food.',
        '____%%it makes the pieces smaller%%____',
        '____%%it mixes them with saliva%%____\t(2)',
        '2. The table shows the energy in some snacks.',
      ),
      table(['Snack', 'Energy'], ['Apple', '220'], ['Crisps', '2190'], ['Yoghurt', '250']),
      ...lines(
        'a) Which snack has the most energy?',
        '____%%Crisps%%____',
        'b) Which has the least?',
        '____%%Apple%%____',
      ),
    ],
    [
      ['Give two reasons why we chew food.', [], ['it makes the pieces smaller', 'it mixes them with saliva']],
      ['Which snack has the most energy?', [], ['Crisps']],
      ['Which has the least?', [], ['Apple']],
    ],
  ],
  [
    'values with their units below the questions',
    lines(
      '1. What is the size of the force?',
      '==20 N==',
      '2. How much energy is needed?',
      '==5 J==',
      '3. What is the current?',
      '==2 A==',
      '4. What force is needed, and which way?',
      '==30 N to the right==',
    ),
    [
      ['What is the size of the force?', [], ['20 N']],
      ['How much energy is needed?', [], ['5 J']],
      ['What is the current?', [], ['2 A']],
      ['What force is needed, and which way?', [], ['30 N to the right']],
    ],
  ],
  [
    'numbers before answers that are no values as none of theirs',
    lines('1. Name an organ.', '==1 A kidney==', '2. What is the unit of force?', '==newton=='),
    [['Name an organ.', [], ['A kidney']], force],
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));
