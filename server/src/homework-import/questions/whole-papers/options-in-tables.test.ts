import { expect, it } from 'vitest';
import { energy, force, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const electron = ['It gains one', 'It loses one', 'It shares one'];
const toTick = (instruction: string) => [
  p('1. What happens to the electron?'),
  p(instruction),
  table(...electron.map((text) => [text, ''])),
  p('2. What is the unit of force?'),
  p('________________'),
];
const key = lines('Mark scheme', '1. It loses one', '2. newton');
const ticked = (instruction: string): Question => [
  `What happens to the electron?\n${instruction}`,
  electron,
  ['It loses one'],
];
const head = ['Question', 'Answer'];
const rock: Question = ['Which rock is sedimentary?', ['granite', 'chalk', 'slate'], ['chalk']];
const nutrients = ['To make red blood cells', 'For strong bones', 'To prevent scurvy'];
const tableOfNutrients = table(
  ['1  Calcium', 'A  To make red blood cells'],
  ['2  Iron', 'B  For strong bones'],
  ['3  Vitamin C', 'C  To prevent scurvy'],
);
const before = lines(
  '1. What is the unit of force?',
  'Answer: newton',
  '2. What is the unit of energy?',
  'Answer: joule',
  '3. Which rock is sedimentary? [1]',
  'Answer: chalk',
);
const asked: readonly Question[] = [force, energy, ['Which rock is sedimentary?', [], ['chalk']]];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  ...['Tick (✓) **one** box.', 'Tick one box.', 'Choose the correct answer.'].map(
    (instruction): [string, readonly string[], readonly Question[]] => [
      `options in a table to tick below “${instruction}”`,
      [...toTick(instruction), ...key],
      [ticked(instruction.replaceAll('**', '')), force],
    ],
  ),
  [
    'sentences below what is to be circled in each as they are',
    lines('1. Read these sentences.', 'Circle the verb in each sentence.', 'The dog ran.', 'A cat sat.', 'He fell.'),
    [['Read these sentences.\nCircle the verb in each sentence.\nThe dog ran.\nA cat sat.\nHe fell.', [], []]],
  ],
  [
    'options in the cell of their question',
    [
      p('Name:                     Teacher: Mr Adams'),
      p('Keywords: rock, force, energy'),
      table(
        head,
        ['1. Which rock is sedimentary?\n\na) granite\n\nb) chalk\n\nc) slate', '%%b%%'],
        ['2. What is the unit of force?', '%%newton%%'],
      ),
    ],
    [rock, force],
  ],
  [
    'options behind the question in its cell',
    [
      table(
        head,
        ['Which rock is sedimentary? A) granite B) chalk C) slate', 'B'],
        ['What is the unit of force?', 'newton'],
      ),
    ],
    [rock, force],
  ],
  [
    'options in the cell of their question without headings',
    [
      table(
        ['Which rock is sedimentary?\n\na) granite\n\nb) chalk\n\nc) slate', 'chalk'],
        ['What is the unit of force?', 'newton'],
      ),
    ],
    [rock, force],
  ],
  [
    'parts in the cell of their question as they are',
    [
      table(
        head,
        ['1. The symbols of two units:\n\na) force\n\nb) energy', 'a) N\n\nb) J'],
        ['2. What is the unit of force?', 'newton'],
      ),
    ],
    [['The symbols of two units: a) force b) energy', [], ['a) N', 'b) J']], force],
  ],
  [
    'what is matched in the last table',
    [...before, p('4. Match each nutrient to why we need it.'), tableOfNutrients, p('Answer: 1B, 2A, 3C')],
    [
      ...asked,
      ['Calcium', nutrients, ['For strong bones']],
      ['Iron', nutrients, ['To make red blood cells']],
      ['Vitamin C', nutrients, ['To prevent scurvy']],
    ],
  ],
  [
    'a key of all questions below a table to match',
    [
      p('1. Match each nutrient to why we need it.'),
      tableOfNutrients,
      ...lines('2. Which rock is sedimentary?', 'A) granite', 'B) chalk', 'C) slate'),
      ...lines('3. Which is a unit?', 'A) joule', 'B) metal', 'C) rock', 'Answers: 1 A, 2 B, 3 A'),
    ],
    [
      ['Calcium', nutrients, []],
      ['Iron', nutrients, []],
      ['Vitamin C', nutrients, []],
      rock,
      ['Which is a unit?', ['joule', 'metal', 'rock'], ['joule']],
    ],
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));
