import { expect, it } from 'vitest';
import {
  chalk,
  energy,
  force,
  gas,
  lines,
  type Question,
  questionsOf,
  rocks,
} from '../../../testing/short-homework.ts';
import { p, table } from '../../../testing/word-file.ts';

const boiling: Question = ['What is the boiling point of water?', [], ['100 °C']];
const first = [`1. ${force[0]}`, `2. ${energy[0]}`];
const second = [`1. ${gas[0]}`, `2. ${boiling[0]}`];
const all: readonly Question[] = [force, energy, gas, boiling];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'a day each, in plain text',
    lines(
      ...['Monday', ...first, 'Answers:', '1. newton', '2. joule'],
      ...['Tuesday', ...second, 'Answers:', '1. carbon dioxide', '2. 100 °C'],
    ),
    all,
  ],
  [
    'a lesson each, whose numbers go on',
    lines(
      ...['Lesson 1', ...first, 'Answers', '1. newton', '2. joule'],
      ...['Lesson 2', `3. ${gas[0]}`, `4. ${boiling[0]}`, 'Answers', '3. carbon dioxide', '4. 100 °C'],
    ),
    all,
  ],
  [
    'a section each, in one line below the title',
    [
      ...[p('Forces', { style: 'Heading2' }), ...lines(...first), p('Mark scheme', { style: 'Heading3' })],
      ...lines('1. newton  2. joule'),
      ...[p('Gases', { style: 'Heading2' }), ...lines(...second), p('Mark scheme', { style: 'Heading3' })],
      ...lines('1. carbon dioxide  2. 100 °C'),
    ],
    all,
  ],
  [
    'a table each',
    [
      ...[...lines('Monday', ...first, 'Answers:'), table(['1', 'newton'], ['2', 'joule'])],
      ...[...lines('Tuesday', ...second, 'Answers:'), table(['1', 'carbon dioxide'], ['2', '100 °C'])],
    ],
    all,
  ],
  [
    'numbers without full stops, below an instruction',
    lines(
      ...['Monday', '1 What is the unit of force?', '2 What is the unit of energy?', 'Answers:', '1 newton', '2 joule'],
      ...['Tuesday', 'Look at the diagram and answer in full sentences.'],
      ...['1 Name the gas that plants take in.', '2 What is the boiling point of water?'],
      ...['Answers:', '1 carbon dioxide', '2 100 °C'],
    ),
    all,
  ],
  [
    'answers without numbers, in the order of the questions',
    lines(
      ...['Monday', ...first, 'Answers:', 'newton', 'joule'],
      ...['Tuesday', ...second, 'Answers:', 'carbon dioxide', '100 °C'],
    ),
    all,
  ],
  [
    'letters of options, and points below each other',
    lines(
      ...['Monday', '1. Which rock is sedimentary?', ...rocks.map((rock, at) => `${'ABCD'.charAt(at)}) ${rock}`)],
      ...['2. Name two parts of a cell. [2]', 'Answers', '1. B', '2. • nucleus', '• cytoplasm'],
      ...['Tuesday', ...second, 'Answers', '1. carbon dioxide', '2. 100 °C'],
    ),
    [chalk, ['Name two parts of a cell.', [], ['nucleus', 'cytoplasm']], gas, boiling],
  ],
  [
    'answers of parts, below the name of the lesson',
    lines(
      ...['1. Solve', 'a) x + 1 = 3', 'b) x + 2 = 9', '2. Expand 2(x + 1)'],
      ...['Lesson 1 answers', '1. a) 2', 'b) 7', '2. 2x + 2'],
      ...['Lesson 2', '1. Solve', 'a) 2x = 4', 'b) 2x = 12', '2. Expand 3(x + 1)'],
      ...['Lesson 2 answers', '1a) 2', '1b) 6', '2. 3x + 3'],
    ),
    [
      ['x + 1 = 3', [], ['2']],
      ['x + 2 = 9', [], ['7']],
      ['Expand 2(x + 1)', [], ['2x + 2']],
      ['2x = 4', [], ['2']],
      ['2x = 12', [], ['6']],
      ['Expand 3(x + 1)', [], ['3x + 3']],
    ],
  ],
])('reads answers below each group of questions: %s', async (_reason, blocks, questions) =>
  expect(await questionsOf(blocks)).toEqual(questions),
);
