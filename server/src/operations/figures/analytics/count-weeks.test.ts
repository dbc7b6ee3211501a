import { describe, expect, it } from 'vitest';
import { weeksAfter, weeksBetween } from './count-weeks.ts';

describe('weeks', () => {
  it.each([
    ['2025-11-03', '2025-11-03', ['2025-11-03'], 'one'],
    ['2025-12-22', '2026-01-05', ['2025-12-22', '2025-12-29', '2026-01-05'], 'over the end of a year'],
    ['2025-10-20', '2025-11-03', ['2025-10-20', '2025-10-27', '2025-11-03'], 'when the clock goes back'],
    ['2024-02-26', '2024-03-04', ['2024-02-26', '2024-03-04'], 'with a leap day'],
  ])('from %s to %s are %j: %s', (first, last, weeks) => {
    expect(weeksBetween(first, last)).toEqual(weeks);
  });

  it('are counted back too', () => {
    expect(weeksAfter('2026-01-05', -12)).toBe('2025-10-13');
  });
});
