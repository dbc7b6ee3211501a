import { expect, it } from 'vitest';
import { chalk, force, lines, type Question, questionsOf, rocks } from '../../../testing/short-homework.ts';

const boxes = rocks.map((rock) => `○  ${rock}${rock === 'chalk' ? ' ✔' : ''}`);
const salt: Question = ['Which salt is made from an acid and sodium hydroxide?', [], ['sodium chloride', 'NaCl']];
const both: readonly Question[] = [chalk, force];

it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
  [
    'what is required and how to tick',
    [
      ...['* Indicates required question', `1.\t${chalk[0]} *\t1 point`, 'Mark only one oval.', ...boxes],
      ...[`2.\t${force[0]} *\t1 point`, 'Correct answers: newton', 'Google Forms'],
    ],
    both,
  ],
  [
    'how many to tick',
    [
      ...['* Required', `1. ${chalk[0]} * (1 Point)`, 'Tick all that apply.', ...boxes, `2. ${force[0]} * (1 Point)`],
      ...['Enter your answer', 'Correct answers: newton', 'Microsoft Forms'],
    ],
    both,
  ],
  [
    'the points that were got',
    [
      ...['* Required', `1. ${chalk[0]} *`, '1/1 point', 'Check all that apply.', ...boxes, `2. ${force[0]} *`],
      ...['0 / 1 points', 'Your answer', 'Correct answer: newton', 'Clear form', 'Submit'],
    ],
    both,
  ],
  [
    'another language',
    [
      '* Obligatoire',
      `1. ${chalk[0]} *`,
      'Une seule réponse possible.',
      ...boxes,
      `2. ${force[0]} *`,
      'Correct answers: newton',
    ],
    both,
  ],
  [
    'several answers that are right alone',
    ['* Required', `1. ${salt[0]} * (2 Points)`, 'Enter your answer', 'Correct answers: sodium chloride, NaCl'],
    [salt],
  ],
])('reads prints of forms with %s', async (_reason, texts, questions) =>
  expect(await questionsOf(lines(...texts))).toEqual(questions),
);

it('keeps what a teacher wrote', async () =>
  expect(await questionsOf(lines('1. Which are metals?', 'Tick all that apply.', '2. Why?'))).toEqual([
    ['Which are metals?\nTick all that apply.', [], []],
    ['Why?', [], []],
  ]));
