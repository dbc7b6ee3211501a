import { expect, it } from 'vitest';
import { clockTime, longSchoolTimeText, schoolTimeText } from './school-time.ts';

it.each([
  ['2026-01-16T16:00:00.000Z', '2026-01-16T16:00', 'Fri 16 Jan, 16:00', 'Friday 16 January at 16:00', 'winter'],
  [
    '2026-06-11T23:05:00.000Z',
    '2026-06-12T00:05',
    'Fri 12 Jun, 00:05',
    'Friday 12 June at 00:05',
    'summer, past midnight',
  ],
])('%s is %s by the school’s clock', (iso, clock, short, long) => {
  expect([clockTime(iso), schoolTimeText(iso), longSchoolTimeText(iso)]).toEqual([clock, short, long]);
});
