import type { ValueCases } from '../value-case.ts';

export const ratioCases: readonly ValueCases[] = [
  {
    of: 'ratio',
    question: 'Simplify 4:6.',
    keys: ['2:3'],
    answers: [
      ['2:3', 1, 'the key'],
      ['2 : 3', 1, 'with spaces'],
      ['2 to 3', 1, 'in words'],
      ['two to three', 1, 'in words'],
      ['the ratio is 2:3', 1, 'in a sentence'],
      ['4:6 = 2:3', 1, 'the question before the result'],
      ['3:2', 0, 'the order counts'],
      ['4:6', 0, 'not simplified'],
      ['2/3', 0, 'a fraction'],
      ['2:3:1', 0, 'one part more'],
      ['2', 0, 'half of it'],
      ['2:3 or 3:2', 0, 'both ways'],
      ['23', 0, 'no ratio'],
      ['3:2 no wait 2:3', 1, 'taken back'],
      ['not 2:3', 0, 'denied'],
    ],
  },
  {
    of: 'ratio',
    question: 'Write the ratio of flour to sugar to butter.',
    keys: ['3:2:1'],
    answers: [
      ['3:2:1', 1, 'the key'],
      ['6:4:2', 1, 'an equal ratio'],
      ['3 flour : 2 sugar : 1 butter', 1, 'labelled'],
      ['1:2:3', 0, 'the order counts'],
      ['3:2', 0, 'a part less'],
    ],
  },
];
