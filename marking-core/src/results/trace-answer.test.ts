import { expect, it } from 'vitest';
import { builtInHomework, year7, year8 } from '../homework/index.ts';
import { markAttempt } from '../marking/mark-attempt.ts';
import { answerTraceSchema, traceAttempt } from './trace-answer.ts';

const traceOf = (value: string, policy?: 'published') =>
  traceAttempt(year8.scheme, { q1b: { questionId: 'q1b', value } }, policy).find(
    ({ questionId }) => questionId === 'q1b',
  );

it('shows words, phrases and denial', () => {
  expect(traceOf('It does not REFLECT, it refracts')).toMatchObject({
    rule: 'phrases',
    text: 'It does not REFLECT, it refracts',
    normalised: 'it does not reflect it refracts',
    words: [
      { text: 'it' },
      { text: 'does' },
      { text: 'not' },
      { text: 'reflect', match: 'form', denied: true },
      { text: 'it' },
      { text: 'refracts', match: 'form', denied: false },
    ],
    phrases: [
      { phrase: 'reflects', role: 'right', words: ['reflect'], how: 'form', denied: true, counts: true },
      { phrase: 'refract*', role: 'other', words: ['refracts'], denied: false, counts: true },
    ],
    result: { marksAwarded: 0, refusal: 'negated' },
  });
});

it('shows a misspelling', () => {
  expect(traceOf('reflescts')).toMatchObject({ words: [{ text: 'reflescts', match: 'misspelling' }] });
});

it('shows what the published matching compares', () => {
  expect(traceOf('  It REFLECTS! ', 'published')).toMatchObject({ normalised: 'it reflects', words: [], phrases: [] });
});

it('shows nothing of what was not answered', () => {
  const traces = traceAttempt(year7.scheme, { q2c1: { questionId: 'q2c1', value: '', choice: 'yes' } });
  expect(traces.find(({ questionId }) => questionId === 'q2c1')).toMatchObject({
    text: null,
    normalised: null,
    result: { refusal: 'incomplete' },
  });
});

it.each(builtInHomework)('has the results of marking, of $slug', ({ scheme }) => {
  const answers = Object.fromEntries(
    [...scheme.questions.map(({ id }) => id), 'q99'].map((questionId) => [
      questionId,
      { questionId, value: 'B because' },
    ]),
  );
  const traces = traceAttempt(scheme, answers);
  expect(traces.map(({ result }) => result)).toEqual(markAttempt(scheme, answers).results);
  for (const trace of traces) expect(answerTraceSchema.parse(trace)).toEqual(trace);
});
