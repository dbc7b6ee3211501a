import { expect, it } from 'vitest';
import { afterTries, mostUsefulFirst, type PracticeEntry } from './schedule.ts';

const day = 24 * 60 * 60 * 1000;
const now = 100 * day;
const of = { owner: 'robin', homeworkId: 151, questionId: 'q1', submissionKey: 'key-0001' };
const kept = (own: Partial<PracticeEntry> = {}): PracticeEntry => ({
  ...of,
  passed: 0,
  dueAt: now,
  triedAt: now - 3 * day,
  ...own,
});
const later = (days: number, own: Partial<PracticeEntry> = {}) =>
  kept({ triedAt: now, dueAt: now + days * day, ...own });

it.each<[PracticeEntry[], boolean, PracticeEntry[], string]>([
  [[], true, [], 'what is right at once is not kept'],
  [[], false, [later(3)], 'what is wrong is due in three days'],
  [[kept()], true, [later(10, { passed: 1 })], 'right when due, it waits for the next gap'],
  [[kept({ passed: 1 })], true, [later(30, { passed: 2 })], 'and then for the last'],
  [[kept({ passed: 2 })], true, [], 'right after each gap, it retires'],
  [[kept({ passed: 2 })], false, [later(3)], 'wrong, it starts again'],
  [[kept({ dueAt: now + day })], true, [later(1)], 'right before it is due, it stays due then'],
  [[later(3)], true, [], 'other marks for the same answer put it right'],
  [[kept({ owner: 'sam' })], false, [later(3), kept({ owner: 'sam' })], 'another pupil’s is left alone'],
  [[kept({ questionId: 'q2', triedAt: now - 180 * day })], true, [], 'what nobody tried for half a year goes'],
])('%#: $3', (before, isRight, after, _label) => {
  expect(afterTries(before, [{ ...of, isRight }], now)).toEqual(after);
});

it('keeps 300 questions, those that were tried last', () => {
  const many = Array.from({ length: 300 }, (_, index) => kept({ questionId: `x${index}`, triedAt: now - index }));
  const after = afterTries(many, [{ ...of, isRight: false }], now);
  expect(after).toHaveLength(300);
  expect(after.map(({ questionId }) => questionId)).not.toContain('x299');
});

it('asks first what is due, of that what was got right least often, then what has waited longest', () => {
  const entries = [
    kept({ questionId: 'next week', dueAt: now + 7 * day }),
    kept({ questionId: 'due, right once', passed: 1, dueAt: now - 9 * day }),
    kept({ questionId: 'due today' }),
    kept({ questionId: 'tomorrow', dueAt: now + day }),
    kept({ questionId: 'due long since', dueAt: now - day }),
  ];
  expect(mostUsefulFirst(entries, now).map(({ questionId }) => questionId)).toEqual([
    'due long since',
    'due today',
    'due, right once',
    'tomorrow',
    'next week',
  ]);
});
