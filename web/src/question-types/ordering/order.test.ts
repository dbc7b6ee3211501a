import { expect, it } from 'vitest';
import { moved, placeAt } from './order.ts';

it.each([
  [0, 2, 'bcad', 'down'],
  [3, 0, 'dabc', 'up'],
  [1, 1, 'abcd', 'to where it is'],
  [0, -1, 'abcd', 'above the first'],
  [3, 4, 'abcd', 'below the last'],
])('from %i to %i, abcd becomes %s: %s', (from, to, order, _way) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(order);
});

it.each([
  [0, 10, 0, 'not moved'],
  [0, 55, 1, 'below the second, before the third'],
  [0, 900, 3, 'below all'],
  [3, 55, 2, 'up, below the second'],
  [3, -40, 0, 'above all'],
  [1, 50, 1, 'at its own middle'],
])('thing %i dragged to %i goes to place %i: %s', (from, height, place, _way) => {
  expect(placeAt([10, 50, 90, 130], from, height)).toBe(place);
});
