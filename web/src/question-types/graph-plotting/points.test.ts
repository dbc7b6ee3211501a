import { expect, it } from 'vitest';
import { points, pointText, readPoints, withoutPoint, withPoint } from './points.ts';

const all = '(100,2),(250,5),(500,9),(1000,22),(2000,37),(3000,60)';

it('writes the points from left to right, in whatever order they were plotted', () => {
  const answer = [...points].reverse().reduce(withPoint, '');
  expect(answer).toBe(all);
  expect(readPoints(answer)).toEqual(points);
});

it.each([
  ['', '', 'nothing'],
  ['(3000,60),(100,2)', '(100,2),(3000,60)', 'in another order'],
  ['(100, 2)( 250 ,5 )', '(100,2),(250,5)', 'with spaces'],
  ['(100,2),(100,2)', '(100,2)', 'one twice'],
  ['(1000,25),a line,(250', '(1000,25)', 'a wrong point is a point; words are none'],
])('reads %j as %j: %s', (answer, read) => {
  expect(readPoints(answer).map(pointText).join(',')).toBe(read);
});

it('rubs out one point, plots none twice, and none beyond six', () => {
  expect(withoutPoint('(100,2),(250,5)', { x: 100, y: 2 })).toBe('(250,5)');
  expect(withoutPoint('(100,2)', { x: 100, y: 2 })).toBe('');
  expect(withPoint('(100,2)', { x: 100, y: 2 })).toBe('(100,2)');
  expect(withPoint(all, { x: 50, y: 1 })).toBe(all);
});
