import { describe, expect, it } from 'vitest';
import { backOff } from './back-off.ts';

describe('backOff', () => {
  it.each([
    [1, 0, 2_000, 'two seconds after the first failure'],
    [2, 0, 4_000, 'doubled after the second'],
    [5, 0, 32_000, 'doubled each time'],
    [6, 0, 60_000, 'a minute at most'],
    [60, 0, 60_000, 'a minute at most, however long it has failed'],
    [1, 1, 3_000, 'up to half as much again by chance'],
  ])('%i failures, chance %d: %i ms, %s', (failures, chance, expected) => {
    expect(backOff(failures, chance)).toBe(expected);
  });
});
