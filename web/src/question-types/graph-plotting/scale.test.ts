import { describe, expect, it } from 'vitest';
import { points } from './points.ts';
import { acrossPercent, downPercent, nearestPoint } from './scale.ts';

const plot = { width: 320, height: 256 };
const [first, second] = points;

describe('nearestPoint', () => {
  it.each([
    ['right on the first point', { left: 10, top: 248 }, first],
    ['between the first two, nearer the second', { left: 19, top: 240 }, second],
    ['beside the last', { left: 310, top: 10 }, points[5]],
    ['out of reach of all', { left: 60, top: 40 }, undefined],
  ])('%s', (_reason, place, expected) => {
    expect(nearestPoint(points, place, plot)).toEqual(expected);
  });

  it('finds each point at its own place', () => {
    for (const point of points) {
      const place = {
        left: (acrossPercent(point.x) / 100) * plot.width,
        top: (downPercent(point.y) / 100) * plot.height,
      };
      expect(nearestPoint(points, place, plot)).toEqual(point);
    }
  });
});
