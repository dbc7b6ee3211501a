import { expect, it } from 'vitest';
import { classDatesText } from './class-dates-text.ts';

const none = { openAt: null, dueAt: null, closeAt: null };
const nothing = { untilAt: null, isExcused: false, triesLeft: 0 };
const openAt = '2026-01-12T09:00:00.000Z';
const dueAt = '2026-01-16T16:00:00.000Z';
const closeAt = '2026-01-19T09:00:00.000Z';

it.each<[string, Parameters<typeof classDatesText>[0], RegExp | undefined, boolean]>([
  ['no dates', { ...none, state: 'open' }, undefined, false],
  ['only when it opened', { ...none, openAt, state: 'open' }, undefined, false],
  ['due', { openAt, dueAt, closeAt, state: 'open' }, /^Due on Friday 16 January at 16:00\.$/, false],
  ['only a close', { ...none, closeAt, state: 'open' }, /hand this in until Monday 19 January at 09:00/, false],
  ['too early', { openAt, dueAt, closeAt, state: 'early' }, /opens on Monday 12 January at 09:00/, true],
  ['late', { openAt, dueAt, closeAt, state: 'late' }, /was due on Friday.*until Monday.*show as late/, false],
  ['late, with no end', { ...none, dueAt, state: 'late' }, /hand it in, and it will show as late/, false],
  [
    'excused',
    { ...none, dueAt, state: 'late', own: { ...nothing, isExcused: true } },
    /^You are excused.*still do it\.$/,
    false,
  ],
  [
    'excused, and closed',
    { openAt, dueAt, closeAt, state: 'closed', own: { ...nothing, isExcused: true } },
    /^You are excused.*closed on/,
    true,
  ],
  [
    'longer',
    { ...none, dueAt, state: 'open', own: { ...nothing, untilAt: dueAt } },
    /^You have until Friday 16 January at 16:00\.$/,
    false,
  ],
  [
    'longer, and over',
    { ...none, dueAt, state: 'late', own: { ...nothing, untilAt: dueAt } },
    /was due on Friday/,
    false,
  ],
  [
    'another try',
    { openAt, dueAt, closeAt, state: 'late', own: { ...nothing, triesLeft: 1 } },
    /^You may try again\.$/,
    false,
  ],
  ['a name that is allowed nothing', { openAt, dueAt, closeAt, state: 'open', own: nothing }, /^Due on Friday/, false],
  ['closed', { openAt, dueAt, closeAt, state: 'closed' }, /closed on Monday.*ask your teacher/, true],
])('%s', (_what, dates, text, isBlocked) => {
  const said = classDatesText(dates);
  if (text === undefined) expect(said).toBeUndefined();
  else expect(said?.text).toMatch(text);
  expect(said?.blocked !== undefined).toBe(isBlocked);
});
