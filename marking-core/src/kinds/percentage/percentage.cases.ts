import type { ValueCases } from '../value-case.ts';

export const percentageCases: readonly ValueCases[] = [
  {
    of: 'percentage',
    question: 'What percentage of the class walks to school?',
    keys: ['60%'],
    answers: [
      ['60', 1, 'the question names the unit'],
      ['60 %', 1, 'with a space'],
      ['60 per cent', 1, 'in words'],
      ['sixty percent', 1, 'in words'],
      ['0.6', 0, 'not as a percentage'],
      ['6%', 0, 'another number'],
      ['40%', 0, 'another number'],
      ['60 or 40%', 0, 'two results'],
    ],
  },
];
