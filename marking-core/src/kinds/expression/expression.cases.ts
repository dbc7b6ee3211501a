import type { ValueCases } from '../value-case.ts';

export const expressionCases: readonly ValueCases[] = [
  {
    of: 'expression',
    question: 'Expand 2(x + 3).',
    keys: ['2x + 6'],
    answers: [
      ['2x + 6', 1, 'the key'],
      ['2x+6', 1, 'without spaces'],
      ['6 + 2x', 1, 'the other order'],
      ['2X + 6', 1, 'a capital, as phones write it'],
      ['2*x + 6', 1, 'a star'],
      ['2(x+3) = 2x + 6', 1, 'the question before the result'],
      ['the answer is 2x + 6', 1, 'in a sentence'],
      ['2x - 6', 0, 'the sign counts'],
      ['2x + 3', 0, 'another'],
      ['2(x + 3)', 0, 'not expanded'],
      ['8x', 0, 'another'],
      ['2x + 6 or 2x + 3', 0, 'two'],
      ['2y + 6', 0, 'another unknown'],
    ],
  },
  {
    of: 'expression',
    question: 'Factorise 4x + 8.',
    keys: ['4(x + 2)'],
    answers: [
      ['4(x+2)', 1, 'the key'],
      ['4(2 + x)', 1, 'the other order'],
      ['(x + 2)4', 1, 'the other order'],
      ['4 x (x + 2)', 1, 'an x for the multiplication sign'],
      ['2(2x + 4)', 0, 'not all of it'],
      ['4x + 8', 0, 'the question again'],
      ['4(x + 8)', 0, 'another'],
    ],
  },
  {
    of: 'expression',
    question: 'Simplify 3a + 2a.',
    keys: ['5a'],
    answers: [
      ['5a', 1, 'the key'],
      ['a5', 1, 'turned round'],
      ['5 x a', 1, 'written out'],
      ['3a + 2a', 0, 'the question again'],
      ['5a^2', 0, 'another'],
      ['6a', 0, 'another'],
      ['5', 0, 'another'],
    ],
  },
  {
    of: 'expression',
    question: 'Simplify x × x × y.',
    keys: ['x²y'],
    answers: [
      ['x^2y', 1, 'a power as typed'],
      ['yx^2', 1, 'the other order'],
      ['x²y', 1, 'a raised digit'],
      ['xy^2', 0, 'another'],
      ['2xy', 0, 'another'],
    ],
  },
];
