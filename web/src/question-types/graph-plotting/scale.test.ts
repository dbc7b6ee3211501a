import { expect, it } from 'vitest';
import { moved, nearestPoint, pointAt } from './scale.ts';

const size = { width: 640, height: 512 };

it.each([
  [{ left: 200, top: 336 }, { x: 1000, y: 22 }, 'exactly there'],
  [{ left: 203, top: 333 }, { x: 1000, y: 22 }, 'to the nearest step'],
  [{ left: 0, top: 512 }, { x: 0, y: 0 }, 'the origin'],
  [{ left: -9, top: 600 }, { x: 0, y: 0 }, 'never off the paper'],
  [{ left: 700, top: -1 }, { x: 3200, y: 64 }, 'nor beyond its other corner'],
])('%j is %j: %s', (place, point) => {
  expect(pointAt({ ...place, ...size })).toEqual(point);
});

it('moves by steps, as far as the edge', () => {
  expect(moved({ x: 1000, y: 22 }, -1, 3)).toEqual({ x: 950, y: 25 });
  expect(moved({ x: 0, y: 0 }, -1, -10)).toEqual({ x: 0, y: 0 });
});

it('takes a place near a point for the point, and the nearer of two', () => {
  const [low, high] = [
    { x: 100, y: 2 },
    { x: 250, y: 5 },
  ];
  expect(nearestPoint([low, high], { left: 24, top: 490, ...size })).toBe(low);
  expect(nearestPoint([low, high], { left: 46, top: 474, ...size })).toBe(high);
  expect(nearestPoint([low, high], { left: 300, top: 100, ...size })).toBeUndefined();
});
