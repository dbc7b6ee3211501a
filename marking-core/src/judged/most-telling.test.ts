import { expect, test } from 'vitest';
import { mostTelling } from './most-telling.ts';

const group = (answer: string, confidence: number, count = 1) => ({ answer, confidence, count });

test.each([
  ['an unsure group before a sure one', [group('it melts', 0.99), group('the ice goes soft', 0.5)], [1, 0]],
  ['a large group before a small one', [group('it melts', 0.6), group('heat goes up', 0.6, 9)], [1, 0]],
  [
    'one of those that are alike, then another',
    [group('the ice melts fast', 0.6, 2), group('the ice melts', 0.6), group('heat rises up', 0.6)],
    [0, 2],
  ],
])('mostTelling: %s', (_why, groups, first) => {
  expect(mostTelling(groups, first.length)).toEqual(first);
});

test('mostTelling gives each group once, and no more than there are', () => {
  expect(mostTelling([group('a', 1), group('a', 1)], 5).sort()).toEqual([0, 1]);
});
