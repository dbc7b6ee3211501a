import { type Answer, year8, year10 } from '@markwell/marking-core';
import { expect, test } from 'vitest';
import { answerMarker } from './mark.ts';

const scheme = {
  ...year8.scheme,
  questions: [...year8.scheme.questions, { id: 'intro', type: 'information', maxMarks: 0 }],
};

const cases: [label: string, answer: Answer, marks: number, feedback: string | RegExp][] = [
  ['a right answer', { questionId: 'q1b', value: 'it reflects' }, 1, /\S/],
  ['no answer', { questionId: 'q1b', value: '  ' }, 0, 'No answer provided'],
  [
    'a question that is not in the scheme',
    { questionId: 'q9', value: 'x' },
    0,
    'Question not found in marking scheme.',
  ],
  ['one that nobody answered, either', { questionId: 'q9', value: '' }, 0, 'Question not found in marking scheme.'],
  ['an id that objects have', { questionId: '__proto__', value: 'x' }, 0, 'Question not found in marking scheme.'],
  ['an information question', { questionId: 'intro', value: 'x' }, 0, 'No answer required'],
];

test.each(cases)('%s', (_label, answer, marks, feedback) => {
  const result = answerMarker(scheme, 'guarded')(answer);
  expect(result).toMatchObject({ questionId: answer.questionId, marksAwarded: marks });
  expect(result.feedback).toMatch(feedback);
});

test('a misspelling is told from the words of all questions, as in an attempt', () => {
  // 'makes' is a word of another question; without that question it would be taken for 'male'.
  const answer = { questionId: 'q5', value: 'XX makes female and XY makes male' };
  expect(answerMarker(year10.scheme, 'guarded')(answer).marksAwarded).toBe(1);
});
