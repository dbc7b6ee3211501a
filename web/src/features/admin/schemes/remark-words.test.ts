import type { RemarkSummary } from '@markwell/server/contract';
import { expect, it } from 'vitest';
import { changesText, countChanges, gainText } from './remark-words.ts';

const none: RemarkSummary = {
  attempts: 40,
  gain: 0,
  lose: 0,
  kept: 0,
  moved: 0,
  same: 40,
  reworded: 0,
  gradeChanges: 0,
  students: 0,
  questions: [],
};

it.each<[label: string, part: Partial<RemarkSummary>, text: string, changes: number]>([
  ['nothing', {}, 'No marks change', 0],
  ['one of each', { gain: 1, lose: 1 }, '1 attempt gains marks, 1 loses marks', 2],
  ['several', { gain: 12, gradeChanges: 5 }, '12 attempts gain marks, 5 get another grade', 12],
  ['those who keep theirs', { kept: 3 }, '3 attempts keep their marks although the scheme gives fewer', 0],
  ['reasons alone', { unseen: 2 }, '2 attempts change only in what staff see', 2],
  ['feedback alone', { reworded: 2 }, '2 attempts get other feedback', 2],
  ['what does not count', { gain: 2, uncounted: 1 }, '2 attempts gain marks, 1 that does not count is marked anew', 3],
  ['only that', { uncounted: 2 }, '2 attempts that do not count are marked anew', 2],
  ['other questions', { moved: 1 }, '1 attempt has the same total for other questions', 1],
])('tells %s', (_label, part, text, changes) => {
  expect(changesText({ ...none, ...part })).toBe(text);
  expect(countChanges({ ...none, ...part })).toBe(changes);
});

it('writes gains and losses with their sign', () => {
  expect([gainText(2), gainText(-1), gainText(0)]).toEqual(['+2', '−1', '±0']);
});
