import { type AttemptMarking, markAttempt, year8 } from '@markwell/marking-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWrittenAlike, markingJson, readMarking, saysTheSame } from './marking-json.ts';

const marking = markAttempt(year8.scheme, {
  q1b: { questionId: 'q1b', value: 'it reflects "results":[] off' },
  'q"9': { questionId: 'q"9', value: '$& \u2028' },
});

it.each([
  ['a marking', marking],
  ['one that shares its results', { ...marking, grade: 'A "results":[] $1' }],
  ['one that begins with what the results look like', { ...marking, engineVersion: '"results":[]' }],
  ['one without results', { ...marking, results: [] }],
  ['one of equal marks and another grade', { ...marking, grade: 'B' }],
  ['one of equal marks and another share', { ...marking, percentage: 99 }],
  ['one of equal marks and another share in words', { ...marking, percentageText: '99.0' }],
])('writes %s as JSON.stringify does', (_reason, one) => {
  expect(markingJson(one)).toBe(JSON.stringify(one));
});

const { results, ...rest } = marking;
it.each<[reason: string, stored: string, alike: boolean, same: boolean]>([
  ['by another policy', JSON.stringify({ ...marking, policy: 'published' }), true, true],
  ['by another engine', JSON.stringify({ ...marking, engineVersion: '0' }), true, true],
  ['written otherwise', JSON.stringify(marking, null, 1), false, true],
  ['with its results last', JSON.stringify({ ...rest, results }), false, true],
  ['of another grade', JSON.stringify({ ...marking, grade: 'Good' }), false, false],
  ['with one result more', JSON.stringify({ ...marking, results: [...results, results[0]] }), false, false],
  ['with one result less', JSON.stringify({ ...marking, results: results.slice(1) }), false, false],
])('knows whether a marking %s says the same', (_reason, stored, alike, same) => {
  expect(isWrittenAlike(stored, marking)).toBe(alike);
  expect(saysTheSame(readMarking(stored), marking)).toBe(same);
});

it.each(['{}', '[]', '{"results":[],"totalMarks":0}'])('takes no %s for a marking', (stored) => {
  expect(isWrittenAlike(stored, marking)).toBe(false);
  expect(() => readMarking(stored)).toThrow('not stored as one');
});

const texts = [
  '',
  'reflects',
  'refracts',
  '},{"questionId":"q1b"',
  '"results":[',
  '],"totalMarks":7',
  'é \u2028',
  '\\',
];
const markings = fc
  .dictionary(fc.constantFrom('q1b', 'q1ai', 'q1aiii', 'q99', 'q"'), fc.constantFrom(...texts), { maxKeys: 4 })
  .map((values) =>
    markAttempt(
      year8.scheme,
      Object.fromEntries(Object.entries(values).map(([questionId, value]) => [questionId, { questionId, value }])),
    ),
  );
const orders: readonly ((one: AttemptMarking) => string)[] = [
  markingJson,
  (one) => JSON.stringify(one, null, 1),
  ({ results: own, ...totals }) => JSON.stringify({ ...totals, results: own }),
  (one) => JSON.stringify(Object.fromEntries(Object.entries(one).reverse())),
];

it('never takes two markings for alike that do not say the same, and knows all that it wrote itself', () => {
  fc.assert(
    fc.property(markings, markings, fc.nat(orders.length - 1), (before, after, order) => {
      const stored = orders[order]!(before);
      const same = saysTheSame(readMarking(stored), after);
      if (order === 0) expect(isWrittenAlike(stored, after)).toBe(same);
      else if (isWrittenAlike(stored, after)) expect(same).toBe(true);
      expect(isWrittenAlike(stored, before)).toBe(order === 0);
    }),
    { numRuns: 500 },
  );
});
