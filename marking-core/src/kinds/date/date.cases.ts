import type { ValueCases } from '../value-case.ts';

export const dateCases: readonly ValueCases[] = [
  {
    of: 'date',
    question: 'When was the Battle of Hastings?',
    keys: ['14 October 1066'],
    answers: [
      ['14th October 1066', 1, 'an ordinal'],
      ['the 14th of October 1066', 1, 'in words'],
      ['October 14, 1066', 1, 'the American way'],
      ['14/10/1066', 1, 'in digits'],
      ['14.10.1066', 1, 'in digits'],
      ['14 Oct 1066', 1, 'short'],
      ['15 October 1066', 0, 'another day'],
      ['14 November 1066', 0, 'another month'],
      ['14 October 1606', 0, 'another year'],
      ['1066', 0, 'the year alone'],
      ['14 October 1066 or 1067', 0, 'two'],
    ],
  },
  {
    of: 'date',
    question: 'In which year did the war end?',
    keys: ['1918'],
    answers: [
      ['1918', 1, 'the key'],
      ['in 1918', 1, 'in a sentence'],
      ['November 1918', 1, 'more than was asked'],
      ['11/11/1918', 1, 'more than was asked'],
      ['1819', 0, 'another year'],
      ['1914', 0, 'another year'],
      ['1914-1918', 0, 'a span'],
      ['1917 or 1918', 0, 'two'],
      ['not 1918', 0, 'denied'],
    ],
  },
  {
    of: 'date',
    question: 'When was the First World War?',
    keys: ['1914-1918'],
    answers: [
      ['1914 to 1918', 1, 'in words'],
      ['1914–18', 1, 'short'],
      ['from 1914 until 1918', 1, 'in words'],
      ['1914', 0, 'half of it'],
      ['1939-1945', 0, 'another'],
      ['1918-1914', 0, 'turned round'],
    ],
  },
  {
    of: 'date',
    question: 'When did Caesar die?',
    keys: ['44 BC'],
    answers: [
      ['44BC', 1, 'without a space'],
      ['44 BCE', 1, 'the other name'],
      ['44 AD', 0, 'the other era'],
      ['45 BC', 0, 'another year'],
    ],
  },
];
