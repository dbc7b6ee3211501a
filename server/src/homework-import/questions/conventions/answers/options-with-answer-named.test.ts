import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';
import { p } from '../../../testing/word-file.ts';

const organs = ['Heart', 'Lungs', 'Kidneys'];
const gases = ['Carbon dioxide', 'Oxygen', 'Neon'];
const quiz: readonly Question[] = [
  ['Which organ do we breathe with?', organs, ['Lungs']],
  ['Which gas do we need?', gases, ['Oxygen']],
];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'numbers above the questions, and a second quiz below a heading',
    [
      p('Starter quiz', { style: 'Heading1' }),
      ...lines('Q1.', 'Which organ do we breathe with?', 'Heart', 'Correct answer: Lungs', 'Kidneys'),
      p('Exit quiz', { style: 'Heading1' }),
      ...lines('Q1.', 'Which gas do we need?', 'Carbon dioxide', 'Correct answer: Oxygen', 'Neon'),
    ],
    quiz,
  ],
  [
    'numbers before the questions',
    lines(
      '1. Which organ do we breathe with?',
      'Heart',
      '✓ Correct option: Lungs',
      'Kidneys',
      '2. Which gas do we need?',
      'Carbon dioxide',
      'Right answer – Oxygen',
      'Neon',
    ),
    quiz,
  ],
  [
    'more than one right option',
    lines(
      '1. Which organ do we breathe with?',
      'Heart',
      'Correct answer: Lungs',
      'Kidneys',
      '2. Which of these are gases? Pick 2 answers.',
      'Correct answer: Oxygen',
      'Iron',
      'Correct answer: Neon',
    ),
    [
      ['Which organ do we breathe with?', organs, ['Lungs']],
      ['Which of these are gases? Pick 2 answers.', ['Oxygen', 'Iron', 'Neon'], ['Oxygen', 'Neon']],
    ],
  ],
  [
    'options of which the right one is said again below',
    lines(
      '1. Which organ do we breathe with?',
      ...organs,
      'Correct answer: Lungs',
      '2. Which gas do we need?',
      ...gases,
      'Correct answer: Oxygen',
    ),
    quiz,
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));
