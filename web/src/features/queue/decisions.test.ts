import type { QueueGroup } from '@markwell/server/contract';
import { expect, it } from 'vitest';
import { type Decisions, decide, judgementsOf, readKey, verdictText } from './decisions.ts';

const group = (answer: string, more: Partial<QueueGroup> = {}): QueueGroup => ({
  ...{ homework: { id: 2, title: 'Waves' }, questionId: 'q1b', question: 'What do they do?', maxMarks: 2 },
  ...{ expected: [], answer, choice: null, writings: [], answers: 1, students: 1, classes: [], asked: 0 },
  ...{ marks: 0, reason: '', certainty: 'look', isNear: false },
  ...more,
});

it.each<[key: string, meaning: ReturnType<typeof readKey>]>([
  ['a', 2],
  ['A', 2],
  ['r', 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['3', undefined],
  ['l', 'leave'],
  ['ArrowDown', 'next'],
  ['k', 'previous'],
  ['Enter', undefined],
])('takes %s for %s at a question of two marks', (key, meaning) => {
  expect(readKey(key, group('x'))).toBe(meaning);
});

it('keeps one decision a group, the last, and hands them over by homework', () => {
  let decisions: Decisions = new Map();
  decisions = decide(decisions, group('bounces'), 2);
  decisions = decide(decisions, group('bends'), 0);
  decisions = decide(decisions, group('bounces'), 1);
  decisions = decide(decisions, group('goes', { homework: { id: 7, title: 'Sound' }, choice: 'Yes' }), 2);
  decisions = decide(decisions, group('goes'), 1);
  decisions = decide(decisions, group('goes'), undefined);
  expect(judgementsOf(decisions)).toEqual([
    {
      homeworkId: 2,
      judgements: [
        { questionId: 'q1b', answer: 'bends', marks: 0 },
        { questionId: 'q1b', answer: 'bounces', marks: 1 },
      ],
    },
    { homeworkId: 7, judgements: [{ questionId: 'q1b', answer: 'goes', choice: 'Yes', marks: 2 }] },
  ]);
});

it.each([
  [2, 'Accept'],
  [1, '1 of 2'],
  [0, 'Refuse'],
])('calls %i of 2 marks %s', (marks, text) => {
  expect(verdictText(marks, 2)).toBe(text);
});
