import { expect, it } from 'vitest';
import { year7, year8, year9, year10 } from '../homework/index.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { explainResult } from './explain-result.ts';

it.each([
  [year8, 'q1b', 'reflects', '1 of 1: ‘reflects’, as the scheme has it'],
  [year8, 'q1b', 'the wave reflected', '1 of 1: ‘reflected’ meets ‘reflects’, in another form'],
  [year8, 'q1b', 'does not reflect', '0 of 1: it denies what is right'],
  [year8, 'q1b', 'eats toast', '0 of 1: it has nothing that the scheme accepts'],
  [year8, 'q1b', '', '0 of 1: there is no answer'],
  [year8, 'q1ai', '4 waves', '0 of 1: it is not equal to the right answer'],
  [year8, 'q1ai', 'not 3', '0 of 1: it denies what is right'],
  [year8, 'q1b', 'it bounces', '1 of 1: ‘bounces’ meets ‘reflects’, in allowed wording'],
  [year7, 'q2a', 'tie hair up', '1 of 1: ‘tie hair’, in allowed wording'],
  [year9, 'q1bi', 'Copper', '1 of 1: ‘Copper’, as the scheme has it'],
  [year8, 'q1aiii', 'watt', '0 of 1: it is another option'],
])('of %o %s, %j: %s', ({ scheme }, questionId, value, explained) => {
  const { results } = markAttempt(scheme, { [questionId]: { questionId, value } });
  expect(explainResult(results.find((result) => result.questionId === questionId)!)).toBe(explained);
});

it('names what is there and what is missing, and not everything', () => {
  const { results } = markAttempt(year10.scheme, { q1b: { questionId: 'q1b', value: 'adenine and thymine' } });
  expect(explainResult(results.find(({ questionId }) => questionId === 'q1b')!)).toMatch(
    /^1 of 2: ‘adenine’, as the scheme has it; ‘thymine’, as the scheme has it; it has only some of what is asked for$/,
  );
  const evidence = Array.from({ length: 9 }, (_, n) => ({ part: `p${n}`, words: `w${n}`, how: 'exact' as const }));
  const result = {
    questionId: 'q',
    isCorrect: true,
    maxMarks: 9,
    marksAwarded: 9,
    feedback: '',
    evidence,
    confidence: 1,
  };
  expect(explainResult(result)).toMatch(/; and 5 more$/);
});
