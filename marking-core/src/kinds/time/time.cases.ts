import type { ValueCases } from '../value-case.ts';

export const timeCases: readonly ValueCases[] = [
  {
    of: 'time',
    question: 'What time does the train leave?',
    keys: ['3:45 pm'],
    answers: [
      ['3:45 pm', 1, 'the key'],
      ['3.45pm', 1, 'with a point'],
      ['3:45 p.m.', 1, 'with points'],
      ['15:45', 1, 'in 24 hours'],
      ['1545', 1, 'four digits'],
      ['quarter to four', 1, 'in words'],
      ['a quarter to 4', 1, 'in words'],
      ['3:45 in the afternoon', 1, 'in words'],
      ['it leaves at 15:45', 1, 'in a sentence'],
      ['3:45 am', 0, 'the other half of the day'],
      ['3:54 pm', 0, 'another time'],
      ['quarter past four', 0, 'another time'],
      ['3:45 or 4:45', 0, 'two'],
    ],
  },
  {
    of: 'time',
    question: 'What time is it?',
    keys: ['half past seven'],
    answers: [
      ['7:30', 1, 'in digits'],
      ['07:30', 1, 'in digits'],
      ['half 7', 1, 'as people say'],
      ['30 minutes past 7', 1, 'in words'],
      ['half past six', 0, 'another time'],
    ],
  },
];
