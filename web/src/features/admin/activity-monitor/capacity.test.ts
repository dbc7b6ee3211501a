import { describe, expect, it } from 'vitest';
import { judgeCapacity } from './stats-section.tsx';

describe('capacity', () => {
  it.each([
    [0, 'green', 'System running smoothly', 'nobody'],
    [200, 'green', 'System running smoothly', 'the last green'],
    [201, 'yellow', 'Approaching capacity limits', 'the first yellow'],
    [350, 'yellow', 'Approaching capacity limits', 'the last yellow'],
    [351, 'red', 'High load - potential performance impact', 'the first red'],
    [4000, 'red', 'High load - potential performance impact', 'far beyond the limit'],
  ])('%d users are %s, %s: %s', (users, level, message) => {
    expect(judgeCapacity(users)).toMatchObject({ level, message });
  });
});
