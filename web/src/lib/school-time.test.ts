import { usualSchoolZone } from '@markwell/server/contract';
import { afterEach, expect, it } from 'vitest';
import { dateTimeText } from './date-text.ts';
import { clockTime, longSchoolTimeText, schoolTimeText } from './school-time.ts';
import { setSchoolZone } from './school-zone.ts';

afterEach(() => setSchoolZone(usualSchoolZone));

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

it('tells every time by the clock that the school goes by, also after it has told some by another', () => {
  const iso = '2026-06-11T15:47:00.000Z';
  const told = () => [clockTime(iso), schoolTimeText(iso), longSchoolTimeText(iso), dateTimeText(iso)];
  expect(told()).toEqual(expect.arrayContaining([expect.stringContaining('16:47')]));
  for (const [zone, time] of [
    ['Asia/Dubai', '19:47'],
    ['Europe/London', '16:47'],
  ] as const) {
    setSchoolZone(zone);
    for (const text of told()) expect(text).toContain(time);
  }
});
