import { expect, it } from 'vitest';
import { readStartedAt, readTimeSpent } from './attempt-times.ts';

const now = new Date('2026-03-02T12:00:00.000Z');

it.each<[sent: string | null | undefined, read: string | null, why: string]>([
  ['2026-03-02T11:30:00.000Z', '2026-03-02T11:30:00.000Z', 'half an hour ago'],
  ['2026-03-02T12:09:00.000Z', '2026-03-02T12:09:00.000Z', 'a clock that runs ahead a little'],
  ['2026-03-02T12:11:00.000Z', null, 'a clock that runs ahead too far'],
  ['2026-01-01T12:01:00.000Z', '2026-01-01T12:01:00.000Z', 'not quite sixty days ago'],
  ['2026-01-01T11:59:00.000Z', null, 'more than sixty days ago'],
  ['yesterday', null, 'no time'],
  ['2026-99-99T00:00:00Z', null, 'a day that there is not'],
  [null, null, 'nothing'],
  [undefined, null, 'left out'],
])('takes a start at %s for %s: %s', (sent, read) => {
  expect(readStartedAt(sent, now)).toBe(read);
});

it.each<[sent: number | null, read: number | null]>([
  [12.4, 12],
  [0, 0],
  [-1, null],
  [24 * 60 + 1, null],
  [null, null],
])('takes %s minutes for %s', (sent, read) => {
  expect(readTimeSpent(sent)).toBe(read);
});
