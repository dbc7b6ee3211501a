import type { ValueCases } from '../value-case.ts';

export const coordinatesCases: readonly ValueCases[] = [
  {
    of: 'coordinates',
    question: 'Where is P?',
    keys: ['(3, -2)'],
    answers: [
      ['(3, -2)', 1, 'the key'],
      ['(3,-2)', 1, 'without a space'],
      ['3,-2', 1, 'without brackets'],
      ['3, −2', 1, 'a true minus sign'],
      ['(3, - 2)', 1, 'a space behind the minus'],
      ['x = 3, y = -2', 1, 'by name'],
      ['y=-2 and x=3', 1, 'by name, the other way round'],
      ['P is (3, -2)', 1, 'in a sentence'],
      ['[3,-2]', 1, 'other brackets'],
      ['(3 , minus 2)', 1, 'in words'],
      ['(-2, 3)', 0, 'the order counts'],
      ['(3, 2)', 0, 'the sign counts'],
      ['(-3, -2)', 0, 'the sign counts'],
      ['x = -2, y = 3', 0, 'the names changed'],
      ['3', 0, 'half of it'],
      ['(3, -2) or (-2, 3)', 0, 'both ways'],
      ['(3, -2, 1)', 0, 'a number more'],
    ],
  },
];
