import { describe, expect, it } from 'vitest';
import { busiest, mean, median } from './means.ts';

describe('the middle of counted values', () => {
  it.each<[[number, number][], number | null, string]>([
    [[], null, 'nothing'],
    [[[7, 1]], 7, 'one'],
    [
      [
        [5, 1],
        [9, 1],
      ],
      5,
      'the lower of two',
    ],
    [
      [
        [5, 1],
        [9, 2],
      ],
      9,
      'most are above',
    ],
    [
      [
        [1, 10],
        [60, 9],
      ],
      1,
      'far apart',
    ],
  ])('of %j is %j: %s', (rows, middle) => {
    expect(median(rows.map(([value, count]) => ({ value, count })))).toBe(middle);
  });
});

describe('the mean', () => {
  it.each<[number, number, number | null, string]>([
    [0, 0, null, 'nothing'],
    [200, 3, 66.7, 'one decimal'],
    [0, 1, 0, 'nought is a number'],
  ])('of %j by %j is %j: %s', (total, count, expected) => {
    expect(mean(total, count)).toBe(expected);
  });
});

describe('the busiest', () => {
  it.each<[number[], number | undefined, string]>([
    [[0, 0], undefined, 'nothing happened'],
    [[1, 3, 3], 1, 'the first of equals'],
  ])('of %j is at %j: %s', (counts, place) => {
    expect(busiest(counts.map((count, index) => ({ count, index })))?.index).toBe(place);
  });
});
