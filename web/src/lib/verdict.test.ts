import { describe, expect, it } from 'vitest';
import { type Judged, type Verdict, verdictOf } from './verdict.ts';

describe('verdictOf', () => {
  it.each<[label: string, judged: Judged, verdict: Verdict]>([
    ['all marks', { isCorrect: true, marksAwarded: 2 }, 'correct'],
    ['right with one of two marks, as a scheme may have it', { isCorrect: true, marksAwarded: 1 }, 'correct'],
    ['some of the marks', { isCorrect: false, marksAwarded: 1, refusal: 'partly-met' }, 'partly'],
    ['no marks', { isCorrect: false, marksAwarded: 0, refusal: 'no-match' }, 'incorrect'],
    ['no marks, and nothing said why', { isCorrect: false, marksAwarded: 0 }, 'incorrect'],
    [
      'a part that is right and gives no mark',
      { isCorrect: false, marksAwarded: 0, refusal: 'partly-met' },
      'incorrect',
    ],
    ['a drawing', { isCorrect: false, marksAwarded: 0, state: 'needs-teacher' }, 'unmarked'],
    ['a drawing of last year', { isCorrect: false, marksAwarded: 0, refusal: 'not-judged' }, 'unmarked'],
    ['nothing given', { isCorrect: false, marksAwarded: 0, refusal: 'unanswered' }, 'unanswered'],
  ])('of %s', (_label, judged, verdict) => {
    expect(verdictOf(judged)).toBe(verdict);
  });
});
