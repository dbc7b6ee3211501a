import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { table } from '../../testing/word-file.ts';

const boiling: Question = ['What is the boiling point of water?', [], ['100 °C']];
const plain = lines(`1. ${force[0]}`, `2. ${energy[0]}`);
const open: readonly Question[] = [
  [force[0], [], []],
  [energy[0], [], []],
];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'a day each, with its answer',
    [table(['Monday', force[0], 'newton'], ['Tuesday', energy[0], 'joule'], ['Wednesday', gas[0], 'carbon dioxide'])],
    [force, energy, gas],
  ],
  [
    'a lesson each, with its answer',
    [table(['Lesson 1', force[0], 'newton'], ['Lesson 2', energy[0], 'joule'])],
    [force, energy],
  ],
  [
    'a topic each, where every row asks and is answered',
    [table(['Physics', force[0], 'newton'], ['Chemistry', boiling[0], '100 °C'])],
    [force, boiling],
  ],
  [
    'a day each, answered by day below',
    [table(['Mon', force[0]], ['Tue', energy[0]]), ...lines('Answers', 'Mon: newton', 'Tue: joule')],
    [force, energy],
  ],
  [
    'several questions a day, with numbers',
    [
      table(
        ['Monday', `1. ${force[0]}\n\n2. ${energy[0]}`, '1. newton\n\n2. joule'],
        ['Tuesday', `1. ${gas[0]}\n\n2. ${boiling[0]}`, '1. carbon dioxide\n\n2. 100 °C'],
      ),
    ],
    [force, energy, gas, boiling],
  ],
  [
    'several questions a day, without numbers',
    [
      table(
        ['Day 1', `${force[0]}\n\n${energy[0]}`, 'newton\n\njoule'],
        ['Day 2', `${gas[0]}\n\n${boiling[0]}`, 'carbon dioxide\n\n100 °C'],
      ),
    ],
    [force, energy, gas, boiling],
  ],
  ['no plan of what to read', [table(['Monday', 'Read page 4'], ['Tuesday', 'Revise forces']), ...plain], open],
  [
    'no objectives of the lesson',
    [table(['Must', 'Describe the structure of a cell'], ['Should', 'Explain what a nucleus does']), ...plain],
    open,
  ],
])('reads a table without headings: %s', async (_reason, blocks, questions) =>
  expect(await questionsOf(blocks)).toEqual(questions),
);

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'the number of its question before each answer',
    [table(['Questions', 'Answers'], [`1. ${force[0]}`, '1. newton'], [`2. ${energy[0]}`, '2. joule'])],
    [force, energy],
  ],
  [
    'answers that are numbers themselves',
    [table(['Questions', 'Answers'], ['1. How many bits are in a byte?', '1. 8'], [`2. ${energy[0]}`, '2. joule'])],
    [['How many bits are in a byte?', [], ['8']], energy],
  ],
  [
    'another number before an answer, which is part of it',
    [table(['Questions', 'Answers'], ['1. How fast is it?', '5 m/s'], ['2. How far is it?', '2 km'])],
    [
      ['How fast is it?', [], ['5 m/s']],
      ['How far is it?', [], ['2 km']],
    ],
  ],
])('reads a table with headings: %s', async (_reason, blocks, questions) =>
  expect(await questionsOf(blocks)).toEqual(questions),
);
