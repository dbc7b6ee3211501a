import { expect, it } from 'vitest';
import { chalk, energy, force, gas, lines, type Question, questionsOf, rocks } from '../../testing/short-homework.ts';

const boiling: Question = ['What is the boiling point of water?', [], ['100 °C']];
const sections = ['Section A', `1. ${force[0]}`, `2. ${energy[0]}`, 'Section B', `1. ${gas[0]}`, `2. ${boiling[0]}`];
const all: readonly Question[] = [force, energy, gas, boiling];

it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
  [
    'behind the name of the section',
    [...sections, 'Answers', 'Section A: 1 newton, 2 joule', 'Section B: 1 carbon dioxide, 2 100 °C'],
    all,
  ],
  [
    'below it, with semicolons',
    [...sections, 'Answers', 'Section A', '1 newton; 2 joule', 'Section B', '1 carbon dioxide; 2 100 °C'],
    all,
  ],
  [
    'behind the day',
    [
      ...['Monday', `1. ${force[0]}`, `2. ${energy[0]}`, 'Tuesday', `1. ${gas[0]}`, `2. ${boiling[0]}`],
      ...['Answers', 'Monday: 1 newton, 2 joule', 'Tuesday: 1 carbon dioxide, 2 100 °C'],
    ],
    all,
  ],
  [
    'from the number on that the section begins with',
    [
      ...['Section A', `1. ${force[0]}`, `2. ${energy[0]}`, 'Section B', `3. ${gas[0]}`, `4. ${boiling[0]}`],
      ...['Answers', 'Section A: 1 newton, 2 joule', 'Section B: 3 carbon dioxide, 4 100 °C'],
    ],
    all,
  ],
  [
    'in lines that go on',
    [
      ...[force, energy, gas, boiling].map(([text], at) => `${at + 1}. ${text}`),
      ...['Answers', '1 newton, 2 joule', '3 carbon dioxide, 4 100 °C'],
    ],
    all,
  ],
  [
    'with a comma in the second',
    [
      ...['Section A', '1. Which rock is sedimentary?', ...rocks.map((rock, at) => `${'ABCD'.charAt(at)}) ${rock}`)],
      ...[`2. ${energy[0]}`, 'Section B', `1. ${gas[0]}`, '2. Name two parts of a cell.'],
      ...['Answers', 'Section A: 1 B, 2 joule', 'Section B: 1 carbon dioxide, 2 nucleus, cytoplasm'],
    ],
    [chalk, energy, gas, ['Name two parts of a cell.', [], ['nucleus', 'cytoplasm']]],
  ],
  [
    'three in the last line',
    [`1. ${force[0]}`, `2. ${energy[0]}`, `3. ${gas[0]}`, 'Answers: 1 newton, 2 joule, 3 carbon dioxide'],
    [force, energy, gas],
  ],
  [
    'levels of marks below the number, in a key that counts on',
    [
      ...['1. Explain why the ball slows down. [2]', `2. ${force[0]}`],
      ...['Answers', '1.', '1 mark: friction acts', '2 marks: friction heats the ball', '2. newton'],
    ],
    [['Explain why the ball slows down.', [], ['friction heats the ball']], force],
  ],
])('reads two answers in a line without full stops: %s', async (_reason, texts, questions) =>
  expect(await questionsOf(lines(...texts))).toEqual(questions),
);
