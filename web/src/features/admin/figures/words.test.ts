import { describe, expect, it } from 'vitest';
import { shortDate } from '../../../lib/school-time.ts';
import { hourText, percentText, weekdayName } from './words.ts';

describe('figures in words', () => {
  it.each([
    [percentText(71.5), '71.5%', 'a share'],
    [percentText(null), '–', 'nothing to take it of'],
    [shortDate('2025-11-03'), '3 Nov', 'a Monday, in any time zone'],
    [weekdayName(1), 'Monday', 'the first day'],
    [weekdayName(7), 'Sunday', 'the last day'],
    [hourText(0), 'midnight to 1 am', 'the first hour'],
    [hourText(11), '11 am to 12 noon', 'before noon'],
    [hourText(12), '12 noon to 1 pm', 'after noon'],
    [hourText(23), '11 pm to midnight', 'the last hour'],
  ])('%s is %s: %s', (text, expected) => {
    expect(text).toBe(expected);
  });
});
