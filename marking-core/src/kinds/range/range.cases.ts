import type { ValueCases } from '../value-case.ts';

export const rangeCases: readonly ValueCases[] = [
  {
    of: 'range',
    question: 'What is the range of the readings?',
    keys: ['10-15 cm'],
    answers: [
      ['10 - 15 cm', 1, 'spaces'],
      ['10–15cm', 1, 'a true dash'],
      ['10 to 15 cm', 1, 'in words'],
      ['10 cm to 15 cm', 1, 'the unit twice'],
      ['between 10 and 15 cm', 1, 'in words'],
      ['from 10 to 15 centimetres', 1, 'the name of the unit'],
      ['10-15', 1, 'without its unit'],
      ['15-10 cm', 0, 'the other way round'],
      ['10-16 cm', 0, 'another end'],
      ['1.0-1.5 cm', 0, 'another size'],
      ['10-15 s', 0, 'another unit'],
      ['12 cm', 0, 'one number of it'],
      ['10', 0, 'one end of it'],
      ['10-15 cm or 10-20 cm', 0, 'two ranges'],
      ['not 10-15 cm', 0, 'denied'],
    ],
  },
  {
    of: 'range',
    question: 'Estimate the mass of the apple.',
    keys: ['80 to 120 g'],
    answers: [
      ['100 g', 1, 'one number of it'],
      ['about 95g', 1, 'in a sentence'],
      ['80', 1, 'an end, without its unit'],
      ['80-120 g', 1, 'the range itself'],
      ['0.1 kg', 1, 'another size of the unit'],
      ['100 kg', 0, 'another size'],
      ['60 g', 0, 'beyond it'],
      ['121', 0, 'beyond it'],
    ],
  },
];
