import { describe, expect, it } from 'vitest';
import { axisTicks, labelStride } from './axis-ticks.ts';

describe('axisTicks', () => {
  it.each([
    [0, [0, 1], 'no data'],
    [1, [0, 1], 'one'],
    [3, [0, 1, 2, 3], 'no half students'],
    [7, [0, 2, 4, 6, 8], 'steps of two'],
    [19, [0, 5, 10, 15, 20], 'steps of five'],
    [100, [0, 50, 100], 'steps of fifty'],
    [1485, [0, 500, 1000, 1500], 'a whole school'],
  ])('marks %d as %j: %s', (largest, ticks) => {
    expect(axisTicks(largest)).toEqual(ticks);
  });

  it('never ends below the largest', () => {
    for (let largest = 0; largest < 5000; largest += 1)
      expect(axisTicks(largest).at(-1)).toBeGreaterThanOrEqual(largest);
  });
});

describe('labelStride', () => {
  it.each([
    [['0', '10', '20'], 40, 1, 'they fit'],
    [['9 to 10', '10 to 11'], 40, 2, 'every other one fits'],
    [[], 0, 1, 'there are none'],
  ])('of %j with %d pixels each is %d: %s', (labels, room, stride) => {
    expect(labelStride(labels, room, 7)).toBe(stride);
  });
});
