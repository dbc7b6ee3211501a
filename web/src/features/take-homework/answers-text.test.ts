import { expect, it } from 'vitest';
import { answersText } from './answers-text.ts';
import { submitted } from './testing/examples.ts';

it('answersText holds who, what and every answer, as it was submitted', () => {
  const answers = {
    q1ai: { questionId: 'q1ai', value: 'yes', choice: 'yes', reason: 'three crests' },
  };
  const attempt = submitted({ submission: { ...submitted().submission, answers }, startedAt: 0 });
  expect(answersText(attempt)).toBe(
    [
      'Year 8 Science Home Learning: Wave Properties and Energy Transfer',
      'Name: Amina',
      'Class: 8a/Sc1',
      'Teacher: Ms Sample',
      'Started: 1970-01-01T00:00:00.000Z',
      'Submission: key-0001',
      '',
      'Q1. How many waves are shown?',
      'yes\nthree crests',
      '',
      'Q2. What does the wave do at the wall?',
      '(no answer)',
      '',
    ].join('\n'),
  );
});
