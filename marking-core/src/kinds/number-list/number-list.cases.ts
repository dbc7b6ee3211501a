import type { ValueCases } from '../value-case.ts';

export const numberListCases: readonly ValueCases[] = [
  {
    of: 'number-list',
    question: 'List the factors of 6.',
    keys: ['1, 2, 3, 6'],
    answers: [
      ['1,2,3,6', 1, 'without spaces'],
      ['1 2 3 6', 1, 'without commas'],
      ['6, 3, 2 and 1', 1, 'in another order'],
      ['the factors are 1, 2, 3 and 6', 1, 'in a sentence'],
      ['1, 2, 3', 0, 'one missing'],
      ['1, 2, 3, 4, 6', 0, 'one too many'],
      ['1236', 0, 'one number'],
    ],
  },
  {
    of: 'number-list',
    question: 'Write the next two terms: 2, 5, 8, …',
    keys: ['11, 14'],
    answers: [
      ['11,14', 1, 'without a space'],
      ['11 and 14', 1, 'in words'],
      ['14, 11', 0, 'the order counts'],
      ['11', 0, 'one of two'],
    ],
  },
];
