import { describe, expect, it, test } from 'vitest';
import { markAttempt } from '../marking/mark-attempt.ts';
import { certaintyOf } from '../results/certainty.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';

const scheme: MarkScheme = {
  schemaVersion: 1,
  slug: 'own',
  title: 'Own',
  profile: 'year8',
  gradeScale: 'science',
  questions: [
    {
      id: 'name',
      type: 'text',
      maxMarks: 1,
      rule: { kind: 'phrases', accept: ['stopwatch', 'clock'], allow: ['measures time'], reject: ['ruler'] },
    },
    {
      id: 'ideas',
      type: 'text',
      maxMarks: 2,
      rule: {
        kind: 'keyword-groups',
        max: 2,
        groups: [
          { name: 'sugar', accept: ['sugar'] },
          { name: 'oxygen', accept: ['oxygen'] },
        ],
      },
    },
    { id: 'none', type: 'text', maxMarks: 1 },
  ],
};

function confidenceOf(questionId: string, value: string): number {
  const found = markAttempt(scheme, { [questionId]: { questionId, value } }).results.find(
    (one) => one.questionId === questionId,
  );
  return found?.confidence ?? 0;
}

describe('how sure a mark is', () => {
  test.each([
    ['name', 'a clock', 'sure', 'the accepted words alone'],
    ['name', 'you use a clock', 'sure', 'with words that say nothing of their own'],
    ['name', 'clock tower', 'look', 'a strange word right behind the right one'],
    ['name', 'the big old town hall clock outside', 'look', 'a right word among many others'],
    ['name', 'clok', 'look', 'a tolerated slip'],
    ['name', 'thermometer', 'sure', 'nothing of the scheme'],
    ['name', 'time goes by when ice melts on tables in rooms', 'likely', 'little of the scheme among many other words'],
    ['name', 'a ruler', 'sure', 'what the scheme rejects'],
    ['ideas', 'sugar', 'likely', 'part of what is asked for'],
    ['ideas', 'sugar from leaves standing outdoors beside houses', 'look', 'part of it, and much else'],
    ['none', 'anything', 'sure', 'there is no rule that could give a mark'],
  ])('%s, %s: %s, %s', (questionId, value, certainty) => {
    expect(certaintyOf(confidenceOf(questionId, value))).toBe(certainty);
  });

  it('is less, the more words of a full answer the scheme does not know', () => {
    const answers = [
      'a clock',
      'a clock with hands',
      'a clock with hands and bells',
      'a clock with hands, bells, wheels',
    ];
    const sure = answers.map((answer) => confidenceOf('name', answer));
    expect([...sure].sort((a, b) => b - a)).toEqual(sure);
    expect(new Set(sure).size).toBe(sure.length);
  });
});
