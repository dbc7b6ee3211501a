import type { ValueCases } from '../value-case.ts';

export const moneyCases: readonly ValueCases[] = [
  {
    of: 'money',
    question: 'How much change does she get?',
    keys: ['£3.50'],
    answers: [
      ['£3.50', 1, 'the key'],
      ['3.50', 1, 'without its sign'],
      ['3 pounds 50', 1, 'in words'],
      ['3 pounds and 50 pence', 1, 'in words'],
      ['three pounds fifty', 1, 'in words'],
      ['350p', 1, 'in pence'],
      ['350 pence', 1, 'in pence'],
      ['£3.50p', 1, 'both signs'],
      ['3.50 pounds', 1, 'in words'],
      ['£3.05', 0, 'another amount'],
      ['£350', 0, 'another amount'],
      ['$3.50', 0, 'another currency'],
      ['3.50p', 0, 'pence'],
      ['350', 0, 'no unit, and not pounds'],
      ['£20 - £16.50 = £3.50', 1, 'working'],
      ['£3.50 or £4', 0, 'two results'],
    ],
  },
  {
    of: 'money',
    question: 'What did the company make?',
    keys: ['£1.2 million'],
    answers: [
      ['£1,200,000', 1, 'in full'],
      ['£1.2m', 1, 'short'],
      ['1.2 million pounds', 1, 'in words'],
      ['£1.2', 0, 'another amount'],
    ],
  },
];
