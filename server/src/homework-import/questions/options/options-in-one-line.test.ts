import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';

const units = ['newton', 'joule', 'watt', 'volt'];
const gases = ['iron', 'oxygen', 'salt', 'gold'];
const asked: readonly Question[] = [
  ['The unit of force is', units, ['newton']],
  ['Which is a gas?', gases, ['oxygen']],
];

it.each<[reason: string, label: (letter: string) => string]>([
  ['square brackets', (letter) => `[${letter.toUpperCase()}]`],
  ['round brackets', (letter) => `(${letter})`],
  ['capitals in brackets', (letter) => `(${letter.toUpperCase()})`],
  ['a dash', (letter) => `${letter}-`],
  ['a full stop', (letter) => `${letter}.`],
  ['one bracket', (letter) => `${letter})`],
])('reads options behind what is asked, their letters with %s', async (_reason, label) => {
  const paper = asked.map(([text, options], at) => {
    const offered = options.map((option, index) => `${label('abcd'.charAt(index))} ${option}`);
    return `${at + 1}. ${text} ${offered.join(' ')}`;
  });
  expect(await questionsOf(lines(...paper, 'Answers', '1. a', '2. b'))).toEqual(asked);
});

it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
  [
    'sections that a key calls by what they are',
    [
      ...['PART A: OBJECTIVES', '1. The unit of force is (a) newton (b) joule (c) watt (d) volt', 'PART B: THEORY'],
      ...['1a. Define force.', 'MARKING GUIDE', 'OBJECTIVES: 1. A', 'THEORY', '1a. what changes motion (2 marks)'],
    ],
    [
      ['The unit of force is', units, ['newton']],
      ['Define force.', [], ['what changes motion']],
    ],
  ],
  [
    'years with tabs between them, of which the first is no number of a question',
    [
      '1. In which year did the war end?',
      '1918\t\t1939\t\t1945',
      '2. What is the pH of water?',
      '0\t7\t14',
      'Answers',
      '1. 1945',
      '2. 7',
    ],
    [
      ['In which year did the war end?', ['1918', '1939', '1945'], ['1945']],
      ['What is the pH of water?', ['0', '7', '14'], ['7']],
    ],
  ],
  [
    'statements with “True or False:” before them and the letter behind',
    ['1. True or False: The Sun is a star. T', '2. True or False: Ice is hot. F', '3. True or False: Iron melts. (T)'],
    [
      ['The Sun is a star.', [], ['true']],
      ['Ice is hot.', [], ['false']],
      ['Iron melts.', [], ['true']],
    ],
  ],
  [
    'things to be put in order by their size',
    ['1. Arrange from largest to smallest: km, mm, m', 'Answer: km > m > mm'],
    [['Arrange from largest to smallest: km, mm, m', [], ['km, m, mm']]],
  ],
  [
    'objectives behind questions and answers',
    [
      ...['1. What is the unit of force? [1 mark]  AO1', '2. Why is it cold? [1 mark]  AO2', 'Mark scheme'],
      ...['1. newton [1] AO1 4.1.1', '2. it is winter [1]', 'AO2'],
    ],
    [
      ['What is the unit of force?', [], ['newton']],
      ['Why is it cold?', [], ['it is winter']],
    ],
  ],
])('reads %s', async (_reason, texts, questions) => expect(await questionsOf(lines(...texts))).toEqual(questions));
