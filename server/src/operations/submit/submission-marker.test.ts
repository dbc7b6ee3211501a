import { builtInHomework, markAttempt, year8 } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import { createSubmissionMarker } from './submission-marker.ts';

const answer = (value: string) => ({ q1b: { questionId: 'q1b', value } });

it.each(['it reflects', 'it does not reflect', '', 'it refracts'])(
  'marks %j as markAttempt does, each time',
  (text) => {
    const mark = createSubmissionMarker();
    const expected = markAttempt(year8.scheme, answer(text));
    for (let time = 0; time < 3; time++) expect(mark(year8.scheme, answer(text))).toEqual(expected);
  },
);

it('keeps the marks of one scheme apart from those of others', () => {
  const mark = createSubmissionMarker();
  for (const { scheme } of [...builtInHomework, ...builtInHomework, ...builtInHomework]) {
    expect(mark(scheme, answer('it reflects'))).toEqual(markAttempt(scheme, answer('it reflects')));
  }
});

const resultOf = (mark: ReturnType<typeof createSubmissionMarker>, scheme: typeof year8.scheme) =>
  mark(scheme, answer('it reflects')).results.find(({ questionId }) => questionId === 'q1b');

it('remembers an answer that comes again, and forgets it once there are more than it has room for', () => {
  const mark = createSubmissionMarker();
  resultOf(mark, year8.scheme);
  const first = resultOf(mark, year8.scheme);
  expect(resultOf(mark, year8.scheme)).toBe(first);
  for (let other = 0; other < 500; other++) {
    for (let twice = 0; twice < 2; twice++) mark(year8.scheme, answer(`another ${other}`));
  }
  expect(resultOf(mark, year8.scheme)).not.toBe(first);
});

it('forgets a scheme that has not been used for longest', () => {
  const mark = createSubmissionMarker();
  resultOf(mark, year8.scheme);
  const first = resultOf(mark, year8.scheme);
  for (let other = 0; other < 8; other++) mark({ ...year8.scheme }, {});
  resultOf(mark, year8.scheme);
  expect(resultOf(mark, year8.scheme)).not.toBe(first);
});
