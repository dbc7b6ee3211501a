import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../answers/answer.ts';
import { policySchema } from '../answers/marking.ts';
import { builtInHomework, year7, year8 } from '../homework/index.ts';
import { attemptMarker } from './attempt-marker.ts';
import { markAttempt } from './mark-attempt.ts';

const words = [
  '',
  ' ',
  'yes',
  'no',
  'reflects',
  'not reflects',
  'B',
  '3 waves',
  'stopwatch',
  'copper',
  'a\n+b',
  'x'.repeat(200),
];
const text = fc.constantFrom(...words);

describe.each(builtInHomework)('marking many attempts at $slug', ({ scheme }) => {
  it.each(policySchema.options)('gives what marking each alone gives, under %s', (policy) => {
    const mark = attemptMarker(scheme, { policy });
    const ids = [...scheme.questions.map(({ id }) => id), 'unplaced-1', 'constructor'];
    const given = fc.record({ value: text, choice: text, reason: text }, { requiredKeys: ['value'] });
    const attempt = fc.dictionary(fc.constantFrom(...ids), given, { maxKeys: 12 });
    fc.assert(
      fc.property(attempt, (sent) => {
        const answers: Answers = Object.fromEntries(
          Object.entries(sent).map(([questionId, answer]) => [questionId, { questionId, ...answer }]),
        );
        const expected = markAttempt(scheme, answers, { policy });
        for (let time = 0; time < 3; time++) expect(mark(answers)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });
});

it('remembers an answer from the second time on, and forgets where there are too many', () => {
  const { scheme } = year7;
  const mark = attemptMarker(scheme);
  const answer = (value: string) =>
    mark({ q1c1: { questionId: 'q1c1', value } }).results.find((one) => one.questionId === 'q1c1');
  answer('stopwatch');
  const first = answer('stopwatch');
  expect(answer('stopwatch')).toBe(first);
  for (let other = 0; other < 5_001; other++) for (let time = 0; time < 2; time++) answer(`clock ${other}`);
  expect(answer('stopwatch')).not.toBe(first);
  expect(answer('stopwatch')).toEqual(first);
});

it('takes no answer for another whose parts read the same when they run together', () => {
  const mark = attemptMarker(year8.scheme);
  const right = { q1b: { questionId: 'q1b', value: 'reflects', choice: 'refracts\n-' } };
  const wrong = { q1b: { questionId: 'q1b', value: 'reflects\n+refracts' } };
  const composed = { q1b: { questionId: 'q1b', value: '\u000010,;reflectsrefracts\n-' } };
  for (let time = 0; time < 3; time++) {
    expect(mark(right).totalMarks).toBe(1);
    expect(mark(wrong).totalMarks).toBe(0);
    expect(mark(composed)).toEqual(markAttempt(year8.scheme, composed));
  }
});
