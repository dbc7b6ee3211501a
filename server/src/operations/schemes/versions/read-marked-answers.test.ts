import { expect, it } from 'vitest';
import { readMarkedAnswers } from './read-marked-answers.ts';

it('reads answers that people have marked, whatever the columns are called, and lines in an answer', () => {
  expect(readMarkedAnswers('Question;Mark;Answer\nq1b;1;"reflects; I think\nso"\n')).toEqual([
    { questionId: 'q1b', value: 'reflects; I think\nso', marks: 1 },
  ]);
});

it.each<[label: string, csv: string, message: string]>([
  ['a column is missing', 'questionId,marks\nq1b,1', 'there is no value'],
  ['marks are no number', 'questionId,value,marks\nq1b,x,one', 'line 2: marks must be a whole number'],
  [
    'a quote is never closed',
    'questionId,marks,value\nq1b,1,"x\nq1b,0,y',
    'line 2: a quotation mark is opened and never closed',
  ],
  [
    'a comma cuts an answer',
    'questionId,marks,value\nq1b,1,reflects, I think',
    'line 2: “I think” stands beyond the last heading',
  ],
])('refuses a file where %s', (_label, csv, message) => {
  expect(() => readMarkedAnswers(csv)).toThrow(message);
});
