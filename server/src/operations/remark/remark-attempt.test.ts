import { type MarkScheme, markAttempt, year8 } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import { attemptRemarker } from './remark-attempt.ts';

const answers = { q1ai: { questionId: 'q1ai', value: 'four' }, q1b: { questionId: 'q1b', value: 'it reflects' } };
const stored = { answers: JSON.stringify(answers), marking: JSON.stringify(markAttempt(year8.scheme, answers)) };

const edited = (edit: (questions: MarkScheme['questions']) => MarkScheme['questions']): MarkScheme => ({
  ...year8.scheme,
  questions: edit(year8.scheme.questions),
});

it.each<[label: string, scheme: MarkScheme, changes: unknown[], outcome: string]>([
  [
    'a question without marks that is worth more',
    edited((all) => all.map((one) => (one.id === 'q1ai' ? { ...one, maxMarks: 2 } : one))),
    [{ questionId: 'q1ai', gain: 0 }],
    'kept',
  ],
  [
    'one that got its marks and is worth more, and the others not',
    edited((all) => all.map((one) => (one.id === 'q1b' ? { ...one, maxMarks: 2 } : one))),
    [{ questionId: 'q1b', gain: 1 }],
    'gain',
  ],
  [
    'a question that is asked no more',
    edited((all) => all.filter(({ id }) => id !== 'q1ai')),
    [{ questionId: 'q1ai', gain: 0 }],
    'gain',
  ],
])('tells why an attempt is out of another total: %s', (_label, scheme, changes, outcome) => {
  const remarked = attemptRemarker({ scheme, policy: 'guarded', allowLower: false })(stored);
  expect(remarked?.change.questions).toMatchObject(changes);
  expect(remarked?.change.questions).toHaveLength(changes.length);
  expect(remarked?.outcome).toBe(outcome);
});
