import { describe, expect, it } from 'vitest';
import { createSchoolClock } from './school-clock.ts';

describe('the clock of a school', () => {
  it.each<[string, string | undefined, string, string]>([
    ['2025-11-03T14:05:00Z', 'Europe/London', '3 Nov 2025, 14:05', 'winter is UTC'],
    ['2025-07-03T23:30:00Z', 'Europe/London', '4 Jul 2025, 00:30', 'summer is an hour ahead, and the next day'],
    ['2025-07-03T23:30:00Z', undefined, '4 Jul 2025, 00:30', 'London where no zone is set'],
    ['2025-11-03T14:05:00Z', 'America/New_York', '3 Nov 2025, 09:05', 'another zone'],
  ])('shows %s in %s as %s: %s', (time, zone, text) => {
    expect(createSchoolClock(zone).formatTime(time)).toBe(text);
  });

  it('is of no zone that there is not', () => {
    expect(() => createSchoolClock('Not/AZone')).toThrow(RangeError);
  });

  it.each([
    ['2025-11-03T00:00:00Z', 0, 1, '2025-11-03', 'a Monday at midnight'],
    ['2025-11-09T23:59:00Z', 23, 7, '2025-11-03', 'the Sunday that ends the week'],
    ['2025-08-31T23:00:00Z', 0, 1, '2025-09-01', 'Monday in London, Sunday in UTC'],
    ['2025-10-26T00:30:00Z', 1, 7, '2025-10-20', 'before the clock goes back'],
    ['2025-10-26T01:30:00Z', 1, 7, '2025-10-20', 'after the clock has gone back'],
    ['2025-10-26T14:30:00Z', 14, 7, '2025-10-20', 'later on that day'],
  ])('reads %s as hour %d of day %d of the week of %s: %s', (time, hour, weekday, weekStart) => {
    expect(createSchoolClock().readHour(time)).toEqual({ hour, weekday, weekStart });
  });

  it.each([
    ['2025-11-03', 'Europe/London', '2025-11-03T00:00:00.000Z', 'winter'],
    ['2025-09-01', 'Europe/London', '2025-08-31T23:00:00.000Z', 'summer'],
    ['2025-11-03', 'Pacific/Kiritimati', '2025-11-02T10:00:00.000Z', 'as far ahead as there is'],
    ['2025-11-03', 'Asia/Kathmandu', '2025-11-02T18:15:00.000Z', 'a quarter of an hour'],
    ['2025-11-03', 'Pacific/Pago_Pago', '2025-11-03T11:00:00.000Z', 'as far behind as there is'],
  ])('starts the week of %s in %s at %s: %s', (weekStart, zone, start) => {
    expect(createSchoolClock(zone).findStart(weekStart)).toBe(start);
  });

  it.each<[string, string | undefined, string]>([
    ['2026-01-16T16:00', '2026-01-16T16:00:00.000Z', 'winter'],
    ['2026-06-12T16:00', '2026-06-12T15:00:00.000Z', 'summer'],
    ['2026-03-29T00:59', '2026-03-29T00:59:00.000Z', 'the minute before the clock goes forward'],
    ['2026-03-29T01:30', undefined, 'what the clock leaves out'],
    ['2026-03-29T02:00', '2026-03-29T01:00:00.000Z', 'the minute after'],
    ['2025-10-26T01:30', '2025-10-26T00:30:00.000Z', 'what it shows twice: the first'],
    ['2025-10-26T02:00', '2025-10-26T02:00:00.000Z', 'after it has gone back'],
    ['2026-02-30T12:00', undefined, 'a day that there is not'],
    ['2026-01-16', undefined, 'a day without a time'],
    ['tomorrow', undefined, 'no time'],
  ])('reads %s as %s: %s', (shown, time) => {
    expect(createSchoolClock().readTime(shown)).toBe(time);
  });
});
