import { expect, it } from 'vitest';
import { force, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const units = ['amp', 'volt', 'ohm', 'watt'];
const current: Question = ['Which unit is used to measure current?', units, ['amp']];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'letters with nothing but single spaces in one line, below the question or behind it',
    lines(
      '1. Which unit is used to measure current?',
      'A amp B volt C ohm D watt',
      '2. What is the pH of a strong acid? A 1 B 7 C 9',
      'Answers',
      '1. A',
      '2. A',
    ),
    [current, ['What is the pH of a strong acid?', ['1', '7', '9'], ['1']]],
  ],
  [
    'letters of points in a sentence as part of it',
    lines(
      '1. A bus drives from A to B, then to C and D. Name its force.',
      'Answer: friction',
      '2. What is the unit of force?',
    ),
    [
      ['A bus drives from A to B, then to C and D. Name its force.', [], ['friction']],
      ['What is the unit of force?', [], []],
    ],
  ],
  [
    'options without letters in cells, where one of them is the answer or stands out',
    [
      p('1. Which unit is used to measure current?'),
      table(['amp', 'volt'], ['ohm', 'watt']),
      p('Answer: amp'),
      p('2. What is the unit of force?'),
      table(['joule', '**newton**', 'watt']),
    ],
    [current, ['What is the unit of force?', ['joule', 'newton', 'watt'], ['newton']]],
  ],
  [
    'cells with figures as a table',
    [
      p('1. Which unit is used to measure current?'),
      table(['2 A', '4 A'], ['6 V', '12 V']),
      p('Answer: amp'),
      p('2. What is the unit of force?'),
      p('Answer: newton'),
    ],
    [['Which unit is used to measure current?', [], ['amp']], force],
  ],
  [
    'short questions beside their numbers, each in a table of its own',
    [
      table(['1', 'Simplify 3x + 2x']),
      p('Answer: 5x'),
      table(['2', 'Ohm’s law states that']),
      p('A) V = IR'),
      p('B) P = IV'),
      p('Answer: A'),
    ],
    [
      ['Simplify 3x + 2x', [], ['5x']],
      ['Ohm’s law states that', ['V = IR', 'P = IV'], ['V = IR']],
    ],
  ],
  [
    'a key in a table without title or headings behind the last options',
    [
      ...lines('1. What is the unit of force?', '2. Simplify 3x + 2x', '3. Which unit is used to measure current?'),
      ...units.map((unit, index) => p(`${'abcd'.charAt(index)}) ${unit}`)),
      table(['1', 'newton'], ['2', '5x'], ['3', 'a']),
    ],
    [force, ['Simplify 3x + 2x', [], ['5x']], current],
  ],
  [
    '“Answer” alone above the answers',
    lines('1. What is the unit of force?', 'Answer', 'newton', '2. Simplify 3x + 2x', 'Answer', '5x'),
    [force, ['Simplify 3x + 2x', [], ['5x']]],
  ],
  [
    '“A:” before the answers of questions with numbers',
    [
      ...lines('1. What is the unit of force?', 'A: newton', '2. Simplify 3x + 2x', 'A: 5x'),
      ...lines(
        '3. Which unit is used to measure current?',
        ...units.map((unit, at) => `${'abcd'.charAt(at)}) ${unit}`),
        'A: amp',
      ),
    ],
    [force, ['Simplify 3x + 2x', [], ['5x']], current],
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));
