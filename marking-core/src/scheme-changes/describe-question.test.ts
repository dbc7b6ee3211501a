import { expect, it } from 'vitest';
import { builtInHomework, year8 } from '../homework/index.ts';
import { describeQuestion } from './describe-question.ts';

it('says what a question gives its marks for', () => {
  const question = year8.scheme.questions.find(({ id }) => id === 'q1b')!;
  expect(describeQuestion(question)).toEqual({ gives: 'one thing in words', expected: ['reflects'] });
  expect(describeQuestion({ id: 'q', type: 'information', maxMarks: 0 })).toEqual({ gives: 'nothing', expected: [] });
});

it.each(builtInHomework)('has something to say of every question of $slug', ({ scheme }) => {
  for (const question of scheme.questions) expect(describeQuestion(question).expected.length).toBeGreaterThan(0);
});
