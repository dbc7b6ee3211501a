import { markAttempt, year8 } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import { markingJson } from './marking-json.ts';

const marking = markAttempt(year8.scheme, {
  q1b: { questionId: 'q1b', value: 'it reflects "results":[] off' },
  'q"9': { questionId: 'q"9', value: '$& \u2028' },
});

it.each([
  ['a marking', marking],
  ['one that shares its results', { ...marking, grade: 'A "results":[] $1' }],
  ['one that begins with what the results look like', { ...marking, engineVersion: '"results":[]' }],
  ['one without results', { ...marking, results: [] }],
])('writes %s as JSON.stringify does', (_reason, one) => {
  expect(markingJson(one)).toBe(JSON.stringify(one));
});
