import type { AttemptMarking, QuestionResult } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import { studentMarking } from './student-marking.ts';

const result: QuestionResult = {
  questionId: 'q1',
  isCorrect: true,
  maxMarks: 1,
  marksAwarded: 1,
  feedback: 'Correct!',
  evidence: [
    { part: 'reflects', words: 'bounces', how: 'synonym' },
    { part: 'what another student wrote', words: 'bounces', how: 'alike', by: 'Ms A.', marks: 1 },
  ],
  confidence: 0.9,
};
const marking: AttemptMarking = {
  policy: 'guarded',
  engineVersion: '1',
  results: [result],
  totalMarks: 1,
  maxMarks: 1,
  percentage: 100,
  percentageText: '100.00',
  grade: 'Outstanding',
};

it.each([
  ['as a result', marking],
  ['under marks that a teacher has set', { ...marking, results: [{ ...result, evidence: [], overridden: result }] }],
])('a student is not told what others wrote and who judged it, %s', (_where, own) => {
  const told = JSON.stringify(studentMarking(own));
  expect(told).not.toMatch(/another student|Ms A/);
  expect(told).toContain('reflects');
});

it('a marking without anything judged is the same object', () => {
  const plain = { ...marking, results: [{ ...result, evidence: result.evidence.slice(0, 1) }] };
  expect(studentMarking(plain)).toBe(plain);
});
