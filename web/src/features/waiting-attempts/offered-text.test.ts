import { expect, it } from 'vitest';
import { entryOf } from '../../lib/testing/outbox-examples.ts';
import { offeredText } from './offered-text.ts';

const answersById = {
  q1ai: { questionId: 'q1ai', value: '3 waves' },
  q2c1: { questionId: 'q2c1', value: 'same mass', choice: 'yes', reason: 'same mass' },
  q3: { questionId: 'q3', value: ' ' },
};

it('names the student and gives every answer', () => {
  const { attempt } = entryOf('key-0001');
  const entry = entryOf('key-0001', {
    createdAt: Date.UTC(2025, 8, 8, 9),
    attempt: { ...attempt, answersById },
    refusal: { status: 400, text: 'no' },
  });
  expect(offeredText([entry])).toBe(`Homework: 2
Name: Amina
Class: 8a/Sc1
Teacher: Ms Sample
Submitted: 2025-09-08T09:00:00.000Z
Submission: key-0001
Not taken by the server: error 400

Q1AI.
3 waves

Q2C1.
yes
same mass

Q3.
(no answer)
`);
  const labels = { q1ai: 'Q1', q2c1: 'Q2 (b)', q3: 'Q3' };
  expect(offeredText([{ ...entry, labels }])).toMatch(/Q1\.\n3 waves\n\nQ2 \(b\)\.\nyes/);
  expect(offeredText([entry, entry]).match(/Name: Amina/g)).toHaveLength(2);
});
