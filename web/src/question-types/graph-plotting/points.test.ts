import { describe, expect, it } from 'vitest';
import { points, pointText, readPoints, togglePoint } from './points.ts';

const [first, second, , fourth] = points;

describe('togglePoint', () => {
  it.each([
    ['the first point of an empty graph', '', first!, '(100,2)'],
    ['a later point goes after an earlier one', '(100,2)', second!, '(100,2),(250,5)'],
    ['an earlier point goes before a later one, whichever was plotted first', '(250,5)', first!, '(100,2),(250,5)'],
    ['a plotted point is rubbed out', '(100,2),(250,5)', first!, '(250,5)'],
    ['the last point leaves an empty answer', '(100,2)', first!, ''],
    ['(100,2) is not taken for part of (1000,22)', '(1000,22)', first!, '(100,2),(1000,22)'],
    ['what is no point is dropped', 'hello (7,7),(100,2)', fourth!, '(100,2),(1000,22)'],
  ])('%s', (_reason, before, point, after) => {
    expect(togglePoint(before, point)).toBe(after);
  });

  it('plots all six in the fixed order when they are pressed backwards', () => {
    const answer = [...points].reverse().reduce(togglePoint, '');
    expect(answer).toBe('(100,2),(250,5),(500,9),(1000,22),(2000,37),(3000,60)');
    expect(readPoints(answer)).toEqual(points);
  });
});

describe('readPoints', () => {
  it('reads each point back from its own text and from no other', () => {
    for (const point of points) expect(readPoints(pointText(point))).toEqual([point]);
  });
});
