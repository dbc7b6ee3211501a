import { describe, expect, it } from 'vitest';
import { timeAgo } from './list-visits.ts';

const now = new Date('2026-01-12T09:00:00Z');

describe('a time', () => {
  it.each([
    ['2026-01-12T09:00:00Z', 'Just now', 'this moment'],
    ['2026-01-12T08:59:01Z', 'Just now', 'within a minute'],
    ['2026-01-12T09:00:04Z', 'Just now', 'of a clock that is a little ahead'],
    ['2026-01-12T08:59:00Z', '1 minute ago', 'one'],
    ['2026-01-12T08:00:01Z', '59 minutes ago', 'almost an hour'],
    ['2026-01-12T08:00:00Z', '1 hour ago', 'an hour'],
    ['2026-01-11T09:00:01Z', '23 hours ago', 'almost a day'],
    ['2026-01-10T08:00:00Z', '2 days ago', 'days'],
  ])('%s is %s: %s', (time, text) => {
    expect(timeAgo(time, now)).toBe(text);
  });
});
